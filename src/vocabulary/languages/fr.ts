import type { LanguageWords } from '../language-words.ts';

/** French. */
export const fr: LanguageWords = {
  keys: {
    event: 'activité activités manifestation manifestations rendezvous évènement évènements événement événements',
    calendar: 'agenda agendas calendrier calendriers groupe groupes organisation organisations',
    id: 'clé identifiant identifiants idevenement numéro',
    title: 'intitulé libelle nom objet quoi sujet titre titres',
    name: 'nom noms prénom',
    summary: 'accroche chapeau chapo extrait introduction résumé soustitre',
    description: `
      commentaire contenu descriptif description détail détails informations précisions remarque remarques texte
    `,
    short: 'bref court courte',
    start: 'commence datedébut deb debutle demarrage depuis début débute démarre heuredébut premierjour',
    end: 'datefin dernierjour fin fini finit heurefin jusque jusquà setermine terminee terminer',
    date: 'date dates jour jours quand',
    time: 'heure heures horaire',
    allDay: 'journée journéecomplète journéeentière toutelajournée touteljournée',
    timeZone: 'fuseau fuseauhoraire',
    duration: 'dure durée',
    sessions: 'dates horaires occurrences représentations séance séances',
    recurrence: 'périodicité récurrence récurrent répétition',
    created: 'ajouté ajoutéle creele création créé créée dateajout datecréation datesaisie saisi saisie',
    updated: `
      datemodif datemodification dernièremaj dernièremodification maj majle miseajour misàjour modif modification
      modifiele modifié modifiée
    `,
    published: 'miseenligne parution publication publié publiée',
    deadline: `
      billets billetterie cloture datelimite inscription inscriptions limiteinscription réservation réservations
    `,
    registration: 'billetterie inscription inscriptions réservation réserver',
    place: 'adresselieu emplacement endroit espace libellelieu lieu lieux où salle theatre',
    address: 'adresse numerorue rue voie',
    houseNumber: 'numéro numérorue',
    room: 'amphi amphithéâtre bâtiment salle étage',
    city: 'commune localité ville',
    region: 'canton département pays province région',
    zip: 'codepostal',
    latitude: 'latitude',
    longitude: 'longitude',
    geo: 'coordonnées',
    url: 'adressesite adresseweb lien liens permalien permalinks siteinternet siteweb',
    image: 'affiche affiches illustration image images photo photos vignette visuel visuels',
    online: 'diffusion distanciel endirect enligne videoconference visio visioconférence',
    organizer: `
      association comité département entité faculté fournisseur hôte institution laboratoire organisateur
      organisateurs organisatrice organisepar organisme organismeorganisateur organisépar proposepar unité
      établissement
    `,
    contact: 'contact contacts interlocuteur',
    person: `
      animateur artiste artistes auteur auteurs conférencier conférencière creepar intervenant intervenante
      intervenants modifiepar saisipar
    `,
    performer: `
      acteurs animateur animateurs animatrice artiste artistes compagnie comédien comédiens conférencier conférenciers
      conférencière distribution enseignant enseignants formateur formateurs formatrice interprète interprètes
      intervenant intervenante intervenantes intervenants musicien musiciens orateur orateurs oratrice professeur
      professeurs troupe
    `,
    category: `
      catégorie catégories discipline domaine genre genres rubrique rubriques thème thèmes thématique thématiques
      typeevenement
    `,
    tag: 'motclé motsclés étiquette étiquettes',
    series: 'cycle festival partiede saison série tournée',
    status: 'situation statut état',
    visibility: 'confidentiel privé public visibilité visible',
    draft: 'brouillon brouillons nonpublié',
    cancelled: 'annulation annulé annulée retire retiree supprimé supprimée',
    postponed: 'ajourné différé reporté reportée',
    email: 'adressemail courriel mail',
    phone: 'portable tél téléphone',
    price: 'coût droitsdinscription entrée prix tarif tarifs',
    free: 'accèslibre entréelibre gratuit gratuite gratuité',
    soldOut: 'guichetfermé épuisé',
    count: 'quantité',
    capacity: 'capacité effectif jauge',
    booked: 'inscrits placesprises placesréservées vendus',
    remaining: 'disponibilité disponible disponibles placeslibres placesrestantes restant restantes restants',
    language: 'langue langues',
    related: 'connexes similaires',
    attachment: 'annexe annexes document documents fichier fichiers piècejointe piècesjointes',
    thumb: 'aperçu miniature petit petite vignette',
    sponsor: 'mécène parrain partenaire partenaires sponsor',
    full: 'longue',
    modifier: 'de des du la le',
    original: 'grand grande originale pleinetaille',
  },
  values: {
    confirmed: `
      a lieu, complet, confirmé, confirmée, en cours, en ligne, guichets fermés, inscriptions closes,
      inscriptions ouvertes, maintenu, maintenue, ouvert, passé, places disponibles, planifié, programmé, prévu,
      prévue, publié, publiée, terminé, validé, validée, à venir
    `,
    tentative: 'en option, en suspens, non confirmé, non confirmée, provisoire, sous réserve, à confirmer',
    cancelled: "annulé, annulée, n'a pas lieu, n’aura pas lieu",
    postponed: 'ajourné, différé, reporté, reportée, reportées, reportés',
    draft: 'brouillon, corbeille, en attente, masqué, non publié, non publiée, refusé, supprimé, supprimée',
    public: 'grand public, oui, ouvert, ouvert à tous, public, publique, tous, tout public',
    unlisted: 'caché, cachée, invisible, lien seulement, masqué, masquée, non listé, non répertorié',
    private: `
      confidentiel, confidentielle, interne, non, non public, privé, privée, réservé, réservé aux membres, réservée,
      sur invitation
    `,
    soldOut: `
      guichets fermés, places épuisées, plus aucune place, plus de places, séance complète, à guichet fermé, épuisé,
      événement complet
    `,
    soldOutAlone: 'complet, complets, complète, plein',
    free: 'accès libre, entrée libre, gratuit*, libre accès, sans frais',
    freeAlone: 'libre',
    notQuite: 'bientôt, partiellement, pas, presque, si',
    online: 'distanciel, en ligne, visioconférence, webinaire, à distance',
    nowhere: 'aucun lieu, sans lieu',
    yesNo: 'o/n, oui/non, vrai/faux',
    organization: `
      académie, agence, amis, association, atelier, bibliothèque, bureau, centre, chambre, chorale, club, collectif,
      comité, commission, communauté, compagnie, conservatoire, coopérative, direction, département, fondation,
      fédération, institut, laboratoire, ligue, mairie, ministère, musée, médiathèque, office, orchestre, paroisse,
      service, société, syndicat, théâtre, union, université, école, équipe
    `,
    venue: `
      amphi, amphithéâtre, atelier, auditorium, av., avenue, bd, bibliothèque, boulevard, bâtiment, campus,
      cathédrale, centre, chapiteau, chemin, château, cinéma, collège, cour, espace, foyer, galerie, gare, gymnase,
      hall, hôtel, jardin, lycée, mairie, maison, musée, médiathèque, parc, parking, parvis, place, plage, quai, rue,
      salle, salon, scène, stade, théâtre, université, école, église, étage
    `,
    kind: `
      animation, atelier, bal, cinéma, colloque, concert, conférence, cours, danse, débat, exposition, festival, film,
      foire, formation, fête, jeux, journée, lecture, marché, messe, musique, opéra, projection, randonnée, rencontre,
      réunion, salon, soirée, soutenance, spectacle, sport, stage, séance, séminaire, table ronde, théâtre, tournoi,
      vernissage, visite, visite guidée
    `,
  },
  stems: {
    cancelled: 'annul',
    postponed: 'ajourn differe',
    draft: 'brouillon desactiv inactiv nonpubli supprim',
    tentative: 'aconfirm nonconfirm provisor',
    confirmed: 'activ confirm maintenu planifi program publi reprogram',
  },
  dates: {
    allDay: 'journée, journée entière, toute journée, toute la journée',
    noon: 'midi',
    midnight: 'minuit',
    to: 'à',
    until: "au, fin, jusqu au, jusqu à, jusqu'à, jusque",
    at: 'd, de, des, du, dès, début, l, la, le, les, à partir de, à partir du',
    and: 'et',
    unit: 'h, heure, heures',
    beforeHour: 'à',
    unset: 'horaire à préciser, à définir, à préciser',
  },
  paging: {
    next: 'suite suivant suivante',
    page: 'page pages',
    total: 'nombre total totaux',
    noun: 'evenements resultats résultats événements',
    size: 'limite taille',
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
  },
};
