import type { LanguageWords } from '../language-words.ts';

/** French. */
export const fr: LanguageWords = {
  keys: {
    event: `
      activité activités manifestation manifestations rendezvous réunion réunions évènement évènements événement
      événements
    `,
    calendar: 'agenda agendas calendrier calendriers groupe groupes organisation organisations',
    id: 'clé identifiant identifiants idevenement numéro numévénement référence',
    title: 'dénomination intitulé libelle nom objet quoi sujet titre titres',
    name: 'nom noms prénom',
    summary: `
      accroche chapeau chapo descriptioncourte extrait introduction présentationcourte résumé soustitre textecourt
    `,
    description: `
      commentaire contenu descriptif description détail détails informations informationscomplémentaires ordredujour
      précisions remarque remarques texte
    `,
    short: 'bref court courte',
    start: `
      commence coupdenvoi coupenvoi datededébut datedébut deb debutle demarrage depuis dtdebut début débute démarre
      heurecoupdenvoi heurededébut heuredébut ouverturefestival ouvertureofficielle premierjour
    `,
    end: `
      clôtureévénement datedefin datefin dernierjour fin fini finit finle heuredefin heurefin jusque jusquà setermine
      terminee terminer
    `,
    date: 'date dates jour jours quand',
    time: 'heure heures horaire',
    allDay: 'journée journéecomplète journéeentière toutelajournée touteljournée',
    timeZone: 'fuseau fuseauhoraire',
    duration: 'dure dureeminutes durée',
    sessions: 'créneau créneaux dates datesréunions horaires occurrences représentations séance séances',
    recurrence: 'fréquence périodicité périodique récurrence récurrent répétition',
    created: `
      ajouté ajoutéle creele création créé créée dateajout datecréation datesaisie enregistré enregistréle saisi
      saisie
    `,
    updated: `
      dateactualisation datemodif datemodification dernièremaj dernièremiseàjour dernièremodification dernièreparution
      dernièrepublication maj majle miseajour misàjour modif modification modifiele modifié modifiée
    `,
    published: 'miseenligne parution publication publié publiée',
    deadline: `
      accueildupublic arrivée billets billetterie cloture datebutoir datelimite depart départ dépublication
      finsinscriptions heurearrivée heuredarrivée heurededepart heuredepart heurederassemblement heurederdv
      heurerassemblement heurerdv heurerendezvous inscription inscriptions limiteinscription ouverturedesportes
      ouvertureguichet ouvertureportes ouverturesalle rassemblement réservation réservations échéance
    `,
    featured: `
      afficheenaccueil afficheraccueil afficheralaune afficherenaccueil afficherenpageaccueil afficherenune
      affichéenune alaune aune coupdecoeur enaccueil enavant enpageaccueil enune envedette epingle infolettre
      lettredinformation miseenavant miseenune misenavant newsletter pageaccueil pagedaccueil phare surlaccueil
      surlapagedaccueil épinglé
    `,
    registration: `
      billet billets billetterie inscription inscriptions inscrire préinscription réservation réserver
      réserverunbillet sinscrire
    `,
    place: `
      adresselieu antenne bibliothèque cinema cinéma emplacement endroit espace libellelieu lieu lieudit lieux
      localisation médiathèque où pointderencontre salle theatre église établissementaccueil
    `,
    address: 'adresse numerorue rue voie',
    houseNumber: 'numéro numérorue',
    room: 'amphi amphithéâtre bâtiment salle étage',
    city: 'commune localité ville',
    region: 'canton département pays province région',
    zip: 'codepostal cpostal',
    latitude: 'latitude',
    longitude: 'longitude',
    geo: 'coordonnées',
    url: 'adressesite adresseweb ensavoirplus lien liens permalien permalinks savoirplus siteinternet siteweb',
    image: `
      affiche affiches bannière couverture illustration image imageprincipale images photo photos vignette visuel
      visuels
    `,
    online: `
      diffusion distanciel endirect enligne lienconnexion liendirect lienreunion lienréunion urlconnexion urlréunion
      videoconference visio visioconférence webconférence
    `,
    organizer: `
      accueillipar association comité département entité faculté fournisseur hôte institution laboratoire organisateur
      organisateurs organisatrice organisepar organisme organismeorganisateur organisépar paroisse porteur proposepar
      unité établissement
    `,
    contact: 'contact contactpresse contacts interlocuteur personnecontact renseignements',
    person: `
      animateur artiste artistes auteur auteurs conférencier conférencière creepar intervenant intervenante
      intervenants modifiepar président présidentdeséance présidente saisipar secrétaire secrétairedeséance
    `,
    performer: `
      accompagnateur accompagnatrice acteurs animateur animateurs animatrice artiste artistes artistesinvités
      avecparticipation avecqui chorale compagnie comédien comédiens conférencier conférenciers conférencière célébrant
      distribution doctorant doctorante encadrant encadrante encadrants enseignant enseignants formateur formateurs
      formatrice interprète interprètes intervenant intervenante intervenantes intervenants musicien musiciens orateur
      orateurs oratrice prof professeur professeurs profs prédicateur troupe
    `,
    category: `
      catégorie catégories catégorisation discipline domaine genre genres rubrique rubriques thème thèmes thématique
      thématiques typeevenement
    `,
    tag: 'motclé motsclés étiquette étiquettes',
    series: 'cycle faitpartiede festival partiede saison série tournée',
    work: 'cours film matière module',
    status: 'situation statut état',
    visibility: `
      accèspublic adhérentsuniquement affichersite affichersurlesite afficherweb affichesite affichésite affichéweb
      confidentiel diffusion huisclos masqué membresseulement membresuniquement privé public publiersurlesite
      publiersurleweb quipeutvoir quivoit visibilité visible visiblesurlesite
    `,
    draft: 'brouillon brouillons enbrouillon nonpublié ébauche',
    cancelled: 'annulation annulé annulée retire retiree supprimé supprimée',
    postponed: 'ajourné différé reporté reportée',
    email: 'adressemail courriel mail',
    phone: 'portable tél téléphone',
    price: `
      contribution cotisation coût droitdentrée droitsdinscription entrée fraisdinscription fraisinscription prix tarif
      tarifs
    `,
    free: 'accèslibre entréelibre gratuit gratuite gratuité',
    soldOut: 'guichetfermé sallecomplète épuisé',
    count: 'quantité',
    capacity: 'capacité effectif jauge nbmaxparticipants nbplaces nombreplaces placesmax',
    booked: 'inscrits nbinscrits placesprises placesréservées vendus',
    remaining: `
      disponibilité disponible disponibles nbplacesrestantes placeslibres placesrestantes restant restantes restants
    `,
    language: 'langue langues',
    related: 'centredecoût centredecoûts connexes similaires',
    attachment: 'annexe annexes document documents fichier fichiers piècejointe piècesjointes',
    thumb: 'aperçu miniature petit petite vignette',
    sponsor: 'mécène parrain partenaire partenaires sponsor',
    full: 'longue',
    modifier: 'contrat de des du gestion la le portée présentation',
    original: 'grand grande originale pleinetaille',
  },
  values: {
    attendance: 'distanciel, en ligne, en présentiel, hybride, présentiel, à distance',
    andOthers: 'et autres, etc',
    personTitle: 'dr, ing, mme, pr, prof',
    confirmed: `
      a lieu, accepté, acceptée, actif, active, approuvé, approuvée, complet, complète, confirmé, confirmée,
      convoquée, dernières places, en cours, en ligne, guichets fermés, inscriptions closes, inscriptions ouvertes,
      liste d'attente, maintenu, maintenue, ouvert, passé, places disponibles, planifié, programmé, prévu, prévue,
      publié, publiée, terminé, validation ok, validé, validée, à venir
    `,
    tentative: `
      date à confirmer, date à définir, en attente de confirmation, en option, en projet, en suspens, envisagé,
      non confirmé, non confirmée, option, projetée, provisoire, pré-réservation, pré-réservé, prévisionnel,
      prévisionnelle, sous réserve, à confirmer, éventuel, éventuelle
    `,
    cancelled: `
      annulé, annulée, annulées, annulés, est annulé, est annulée, n'a pas lieu, n'aura pas lieu, n’a pas lieu,
      n’aura pas lieu
    `,
    postponed: `
      ajourné, date ultérieure, différé, en attente de report, en attente de reprogrammation,
      remis à une date ultérieure, report en attente, reporté, reporté sine die, reporté à une date ultérieure,
      reportée, reportées, reportés, repoussé, repoussée, repoussées, repoussés, reprogrammation en attente,
      à reprogrammer
    `,
    draft: `
      archivé, archivée, brouillon, brouillon automatique, corbeille, dans la corbeille, désactivé, en attente,
      en attente de modération, en attente de validation, en cours de rédaction, en modération, en préparation,
      en rédaction, inactif, masqué, non publié, non publiée, non validé, non validée, refusé, refusée, rejeté,
      supprimé, supprimée, à modérer, à relire, à valider, ébauche
    `,
    public: `
      accès public, afficher, afficher site, afficher web, affiché, affiché web, grand public, oui, ouvert,
      ouvert au public, ouvert à tous, public, public externe, publique, tous, tous publics, tout le monde,
      tout public, visible, visible par tous, visible web, événement public
    `,
    unlisted: `
      accessible par lien, avec le lien, caché, cachée, invisible, lien direct, lien seulement, lien uniquement,
      masqué, masquée, non affiché, non affichée, non listé, non répertorié, non visible, uniquement avec le lien,
      via le lien
    `,
    private: `
      accès restreint, adhérents uniquement, confidentiel, confidentielle, huis clos, interne, interne uniquement,
      invités uniquement, membres seulement, membres uniquement, non, non public, non publique, pas sur le site,
      pas sur le site web, personnel uniquement, privé, privée, restreint, réservé, réservé au personnel,
      réservé aux adhérents, réservé aux invités, réservé aux membres, réservée, sur invitation,
      sur invitation uniquement, uniquement sur invitation, à huis clos
    `,
    only: 'exclusivement, seulement, uniquement',
    soldOut: `
      aucune place disponible, billets épuisés, guichets fermés, places épuisées, plus aucune place, plus de billets,
      plus de place, plus de places, plus de places disponibles, séance complète, toutes les places sont prises,
      à guichet fermé, épuisé, événement complet
    `,
    soldOutAlone: 'complet, complets, complète, plein',
    free: `
      accès gratuit, accès libre, entrée gratuite, entrée libre, gratuit*, libre accès, participation gratuite,
      sans droit d'entrée, sans frais
    `,
    freeAlone: 'libre',
    notQuite: 'bientôt, partiellement, pas, presque, si',
    online: `
      direct, distanciel, en direct, en distanciel, en ligne, en visio, en visioconférence, par visioconférence,
      visio, visioconférence, webinaire, à distance
    `,
    nowhere: 'aucun lieu, sans lieu',
    nothing: 'aucun, aucune, non communiqué, non précisé, néant, sans objet',
    yesNo: 'o/n, oui/non, vrai/faux',
    organization: `
      académie, agence, amicale, amis, archevêché, archives, asbl, association, atelier, bibliothèque, bureau, centre,
      chambre, chorale, club, collectif, comité, commission, communauté, communauté de communes, compagnie, conseil,
      conservatoire, coopérative, crèche, diocèse, direction, département, entreprise, espace, fondation, fédération,
      harmonie, hôpital, institut, laboratoire, ligue, lycée, mairie, maison, ministère, musée, médiathèque,
      observatoire, office, orchestre, paroisse, rectorat, service, société, sous-préfecture, syndicat, théâtre,
      union, université, université populaire, école, équipe
    `,
    venue: `
      abbaye, allée, amphi, amphithéâtre, arène, atelier, auditorium, av., avenue, basilique, bd, bibliothèque,
      boulevard, bâtiment, campus, cathédrale, centre, chapelle, chapiteau, chemin, château, cimetière, cinéma,
      collège, complexe, conservatoire, cour, dojo, domaine, espace, esplanade, faubourg, foyer, galerie, gare,
      gymnase, hall, hôpital, hôtel, hôtel de ville, impasse, jardin, kiosque, lycée, mairie, maison,
      maison des associations, musée, médiathèque, parc, parking, parvis, patinoire, pavillon, piscine, place, plage,
      préau, préfecture, quai, rez-de-chaussée, rue, salle, salle des fêtes, salle polyvalente, salon, scène, square,
      stade, studio, temple, théâtre, université, villa, école, église, étage
    `,
    kind: `
      animation, assemblée générale, atelier, bal, balade, brocante, causerie, ciné-club, cinéma, colloque,
      commémoration, compétition, concert, concours, conférence, congrès, conseil municipal, conte, cours, cérémonie,
      danse, débat, dédicace, exposition, festival, film, foire, formation, forum, fête, inauguration, jeux, journée,
      journée d'étude, journée portes ouvertes, kermesse, lecture, loto, marché, match, messe, musique, opéra,
      permanence, portes ouvertes, projection, randonnée, rencontre, repas, restitution, répétition, réunion, salon,
      soirée, soutenance, spectacle, sport, stage, séance, séminaire, table ronde, thé dansant, théâtre, tournoi,
      veillée, vernissage, vide-grenier, visite, visite guidée, vœux
    `,
    be: 'a été, est',
    inTitles: 'différé, différée, suspendu, suspendue',
    because: `
      en raison, faute de, par manque, pour cause, pour raison, pour raisons, suite au, suite aux, suite à, à cause
    `,
    lesson: 'atelier, cours, stage',
    takesPlace: 'a lieu, aura lieu',
    newDate: 'nouvelle date',
    access: 'accès',
    later: `
      prochainement, sera annoncée, sera communiquée, ultérieurement, à confirmer, à définir, à préciser, à venir
    `,
    insider: 'employés, interne, invitation, invités, personnel',
    unpublishing: 'ne pas afficher, ne pas diffuser, ne pas publier',
    indefinitely: 'pour une durée indéterminée, sine die, à plus tard, à une date indéterminée, à une date ultérieure',
    agent: "par l'organisateur, par les organisateurs, par l’organisateur",
  },
  stems: {
    cancelled: 'annul',
    postponed: 'ajourn differe',
    draft: 'brouillon desactiv inactiv nonpubli supprim',
    tentative: 'aconfirm nonconfirm previsionn provisoir provisor',
    confirmed: 'activ confirm maintenu planifi program publi reprogram',
  },
  dates: {
    allDay: 'journée, journée entière, la journée, toute journée, toute la journée',
    noon: 'midi',
    midnight: 'minuit',
    am: 'du matin, le matin, matin',
    pm: 'après-midi, de l’après-midi, du soir, le soir, soir',
    night: 'de la nuit',
    to: 'à',
    until: "au, fin, jusqu au, jusqu à, jusqu'à, jusque",
    at: 'd, de, des, du, dès, début, l, la, le, les, à compter du, à partir de, à partir des, à partir du',
    and: 'et',
    unit: 'h, heure, heures, précises',
    beforeHour: 'à',
    unset: 'date à confirmer, date à définir, date à préciser, horaire à préciser, à confirmer, à définir, à préciser',
    doors: 'accueil, accueil du public, ouverture, ouverture des portes, portes',
    begins: 'concert, début, début du concert, début du spectacle, représentation, spectacle',
    between: 'entre',
    openEnd: 'fermeture, la fermeture, la fin',
  },
  paging: {
    next: 'suite suivant suivante',
    page: 'page pages',
    total: 'nombre total totaux',
    noun: 'evenements resultats résultats événements',
    size: 'limite taille',
    per: 'par',
    offset: 'decalage décalage',
    current: 'actuelle',
    cursor: 'curseur jeton markeur',
    more: 'plus',
    last: 'derniere dernière',
    moment: 'évenement évènement événement',
    other: 'précédent',
    offsetParameter: 'debut decalage début décalage',
  },
  months: {
    january: 'janv',
    february: 'fevr',
    april: 'avr',
    july: 'juil',
    september: 'sept',
  },
  units: {
    week: 'semaine semaines',
    day: 'jour jours',
    hour: 'heure heures',
    minute: 'minute minutes',
    second: 'seconde secondes',
  },
  recurrence: {
    daily: 'quotidien, tous les jours',
    weekly: 'hebdomadaire, toutes les semaines',
    monthly: 'mensuel, tous les mois',
    yearly: 'annuel, tous les ans',
    never: 'aucune, jamais, unique',
  },
  fields: {
    records: `
      contenu donnees données enregistrements lignes liste listing resultat resultats réponse résultat résultats
    `,
    lesson: 'créneau heuredecours séance',
    weekday: 'jourdelasemaine joursdelasemaine joursemaine jourssemaine',
    week: 'numsemaine numérosemaine semaine',
    value: 'valeur valeurs',
    name: 'intitulé libellé nom titre',
    year: 'an année',
    month: 'mois',
    day: 'jour',
    hour: 'heure heures',
    minute: 'minute minutes',
    second: 'seconde secondes',
    date: 'jour',
    time: 'heure',
    street: 'rue',
    address: 'adresse',
    houseNumber: 'numérorue',
    zip: 'codepostal',
    city: 'ville',
    country: 'pays',
    firstName: 'prénom prénoms',
    lastName: 'nom nomdefamille',
    role: 'fonction nature rôle type usage',
    account: 'propriétaire utilisateur',
    audience: 'publiccible publicsvisés publicvisé',
    reason: 'motif raison',
    remark: 'annotation annotations avis commentaire mention observation observations remarque remarques',
    mark: 'billets billetterie indicateur marque mention résultat score',
    places: 'places',
    where: 'où',
    home: 'domicile equipedomicile hote local locaux recevant receveur',
    away: 'exterieur visiteur visiteurs visiteuse',
    team: 'club equipe',
    permission: 'annulable autorise autorisé autorisée permet permis permise peut possible',
  },
};
