/** The words in the known portals' keys: translated, and replaced by synonyms. */
const rows = `
en2 de fr es fi ru hu el sw eu cy zu
title headline titel titre titulo otsikko nazvanie cim titlos kichwa izenburua teitl isihloko
name label bezeichnung nom nombre nimi nazvanie megnevezes onoma jina izena enw igama
naimenovanie heading titel intitule titulo nimi nazva megnevezes titlos kichwa izenburua pennawd isihloko
summary teaser kurztext resume resumen tiivistelma anons osszegzes perilipsi muhtasari laburpena crynodeb isifinyezo
description details beschreibung description descripcion kuvaus opisanie leiras perigrafi maelezo azalpena disgrifiad incazelo
opisanie details beschreibung descriptif descripcion kuvaus opys leiras perigrafi maelezo azalpena disgrifiad incazelo
body content inhalt contenu contenido sisalto soderzhanie torzs soma yaliyomo edukia cynnwys okuqukethwe
start begin beginn debut inicio alku nachalo kezdet enarxi mwanzo hasiera dechrau ukuqala
starts begins beginn debut inicio alkaa nachalo kezdet enarxi mwanzo hasiera yndechrau kuqala
begin start anfang debut comienzo alku nachalo kezdet enarxi kuanza hasi cychwyn ukuqala
nachala begin beginn debut inicio alku start kezdet enarxi mwanzo hasiera cychwyn kuqala
end finish ende fin fin loppu okonchanie veg lixi mwisho amaiera diwedd isiphetho
ends finishes endet fin fin loppuu okonchanie veg lixi mwisho amaiera gorffen kuphela
okonchaniya finish ende fin termino loppu konec veg lixi kumalizika bukatu diweddu isiphetho
date day datum date fecha pvm data datum imerominia tarehe eguna dyddiad usuku
data date datum date fecha pvm data datum imerominia tarehe eguna dyddiad usuku
time hour uhrzeit heure hora klo vremya ido ora saa ordua amser isikhathi
location venue ort lieu lugar paikka mesto helyszin topothesia mahali lekua lleoliad indawo
place location ort lieu lugar paikka mesto hely topos mahali lekua lle indawo
venue place veranstaltungsort lieu sede paikka mesto helyszin choros ukumbi egoitza canolfan inkundla
mesto venue ort lieu lugar paikka misce helyszin topos mahali lekua lleoliad indawo
address street adresse adresse direccion osoite adres cim2 diefthynsi anwani helbidea cyfeiriad ikheli
room hall raum salle sala huone auditoriya terem aithousa chumba gela ystafell igumbi
city town stadt ville ciudad kaupunki gorod varos poli mji hiria dinas idolobha
url link link lien enlace linkki ssylka hivatkozas syndesmos kiungo esteka dolen isixhumanisi
link url verweis lien enlace linkki ssylka hivatkozas syndesmos kiungo esteka dolen isixhumanisi
links urls links liens enlaces linkit ssylki hivatkozasok syndesmoi viungo estekak dolenni izixhumanisi
ssylka link link lien enlace linkki posylannya hivatkozas syndesmos kiungo esteka dolen isixhumanisi
image picture bild image imagen kuva kartinka kep eikona picha irudia llun isithombe
images pictures bilder images imagenes kuvat kartinki kepek eikones mapicha irudiak lluniau izithombe
photo image foto photo foto kuva foto foto foto pichatuli argazkia ffotograff isithombe
logo image bild image imagen kuva kartinka kep eikona picha irudia arwydd uphawu
oblozhka cover titelbild couverture imagen kuva kartinka kep eikona picha irudia clawr ikhava
media images bilder images imagenes kuvat kartinki kepek eikones mapicha irudiak cyfryngau izithombe
organizer host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis mratibu antolatzailea trefnydd umhleli
organization host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis mratibu antolatzailea sefydliad inhlangano
organizator host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis mratibu antolatzailea trefnydd umhleli
category genre kategorie categorie categoria kategoria kategoriya kategoria katigoria kundi saila dosbarth isigaba
categories genres kategorien categories categorias kategoriat kategorii kategoriak katigories makundi sailak dosbarthiadau izigaba
kategorii genres kategorien categories categorias kategoriat kategorii kategoriak katigories makundi sailak dosbarthiadau izigaba
tags keywords schlagworte motscles etiquetas avainsanat metki cimkek etiketes lebo hitzgakoak geiriau amathegi
keywords tags schlagworte motscles etiquetas avainsanat metki kulcsszavak etiketes lebo hitzgakoak allweddeiriau amagama
status state zustand statut estado tila status allapot katastasi hali egoera cyflwr isimo
sostoyanie status zustand statut estado tila stan allapot katastasi hali egoera cyflwr isimo
updated modified geaendert modifie actualizado muokattu obnovleno modositva enimerosi ilisasishwa eguneratua diweddarwyd kubuyekeziwe
modified updated geaendert modifie actualizado muokattu izmeneno modositva enimerosi ilisasishwa eguneratua addaswyd kushintshiwe
changed updated geaendert modifie actualizado muokattu izmeneno modositva enimerosi ilisasishwa eguneratua newidiwyd kushintshiwe
created inserted erstellt cree creado luotu sozdano letrehozva dimiourgia iliundwa sortua crewyd kudaliwe
published publication veroeffentlicht publie publicado julkaistu opublikovano kozzeteve dimosiefsi ilichapishwa argitaratua cyhoeddwyd kushicilelwe
cancelled canceled abgesagt annule cancelado peruttu otmeneno torolve akyrosi ilighairiwa bertanbehera diddymwyd kukhanseliwe
event activity veranstaltung evenement evento tapahtuma meropriyatie esemeny ekdilosi tukio ekitaldia digwyddiad umcimbi
events activities veranstaltungen evenements eventos tapahtumat meropriyatiya esemenyek ekdiloseis matukio ekitaldiak digwyddiadau imicimbi
dates sessions termine seances fechas ajat seansy idopontok imerominies vipindi saioak dyddiadau izinsuku
timings sessions termine seances sesiones ajat seansy idopontok ores vipindi saioak amseroedd izikhathi
timezone timezone zeitzone fuseau zonahoraria aikavyohyke chasovoypoyas idozona zoniora saaeneo orduzona cylchfaamser indawoyesikhathi
stream webcast livestream webcast streaming striimi translyaciya kozvetites metadosi matangazo zuzenekoa ffrwd ukusakaza
online virtual online enligne enlinea etatapahtuma onlayn online diadiktio mtandaoni linean arlein ngocingo
private private privat prive privado yksityinen privatnoe magan idiotiko faragha pribatua preifat okuyimfihlo`;

const table = rows
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(/\s+/));

const column = (n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(table.flatMap((row) => (row[n] === undefined ? [] : [[row[0] as string, row[n]]])));

/** Synonyms in the same language, and languages that the vocabulary knows. */
export const knownWords = {
  synonyms: column(1),
  German: column(2),
  French: column(3),
  Spanish: column(4),
  Finnish: column(5),
  'transliterated Russian': column(6),
  Hungarian: column(7),
  Greek: column(8),
  Swahili: column(9),
  Basque: column(10),
};

/** Languages that the vocabulary does not know. */
export const unknownWords = { Welsh: column(11), Zulu: column(12) };
