/** The words in the known portals' keys: translated, and replaced by synonyms. */
const rows = `
en2 de fr es fi ru hu el sw eu
title headline titel titre titulo otsikko nazvanie cim titlos kichwa izenburua
name label bezeichnung nom nombre nimi nazvanie megnevezes onoma jina izena
naimenovanie heading titel intitule titulo nimi nazva megnevezes titlos kichwa izenburua
summary teaser kurztext resume resumen tiivistelma anons osszegzes perilipsi muhtasari laburpena
description details beschreibung description descripcion kuvaus opisanie leiras perigrafi maelezo azalpena
opisanie details beschreibung descriptif descripcion kuvaus opys leiras perigrafi maelezo azalpena
body content inhalt contenu contenido sisalto soderzhanie torzs soma yaliyomo edukia
start begin beginn debut inicio alku nachalo kezdet enarxi mwanzo hasiera
starts begins beginn debut inicio alkaa nachalo kezdet enarxi mwanzo hasiera
begin start anfang debut comienzo alku nachalo kezdet enarxi kuanza hasi
nachala begin beginn debut inicio alku start kezdet enarxi mwanzo hasiera
end finish ende fin fin loppu okonchanie veg lixi mwisho amaiera
ends finishes endet fin fin loppuu okonchanie veg lixi mwisho amaiera
okonchaniya finish ende fin termino loppu konec veg lixi kumalizika bukatu
date day datum date fecha pvm data datum imerominia tarehe eguna
data date datum date fecha pvm data datum imerominia tarehe eguna
time hour uhrzeit heure hora klo vremya ido ora saa ordua
location venue ort lieu lugar paikka mesto helyszin topothesia mahali lekua
place location ort lieu lugar paikka mesto hely topos mahali lekua
venue place veranstaltungsort lieu sede paikka mesto helyszin choros ukumbi egoitza
mesto venue ort lieu lugar paikka misce helyszin topos mahali lekua
address street adresse adresse direccion osoite adres cim2 diefthynsi anwani helbidea
room hall raum salle sala huone auditoriya terem aithousa chumba gela
city town stadt ville ciudad kaupunki gorod varos poli mji hiria
url link link lien enlace linkki ssylka hivatkozas syndesmos kiungo esteka
link url verweis lien enlace linkki ssylka hivatkozas syndesmos kiungo esteka
links urls links liens enlaces linkit ssylki hivatkozasok syndesmoi viungo estekak
ssylka link link lien enlace linkki posylannya hivatkozas syndesmos kiungo esteka
image picture bild image imagen kuva kartinka kep eikona picha irudia
images pictures bilder images imagenes kuvat kartinki kepek eikones mapicha irudiak
photo image foto photo foto kuva foto foto foto pichatuli argazkia
logo image bild image imagen kuva kartinka kep eikona picha irudia
oblozhka cover titelbild couverture imagen kuva kartinka kep eikona picha irudia
media images bilder images imagenes kuvat kartinki kepek eikones mapicha irudiak
organizer host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis mratibu antolatzailea
organization host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis mratibu antolatzailea
organizator host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis mratibu antolatzailea
category genre kategorie categorie categoria kategoria kategoriya kategoria katigoria kundi saila
categories genres kategorien categories categorias kategoriat kategorii kategoriak katigories makundi sailak
kategorii genres kategorien categories categorias kategoriat kategorii kategoriak katigories makundi sailak
tags keywords schlagworte motscles etiquetas avainsanat metki cimkek etiketes lebo hitzgakoak
keywords tags schlagworte motscles etiquetas avainsanat metki kulcsszavak etiketes lebo hitzgakoak
status state zustand statut estado tila status allapot katastasi hali egoera
sostoyanie status zustand statut estado tila stan allapot katastasi hali egoera
updated modified geaendert modifie actualizado muokattu obnovleno modositva enimerosi ilisasishwa eguneratua
modified updated geaendert modifie actualizado muokattu izmeneno modositva enimerosi ilisasishwa eguneratua
changed updated geaendert modifie actualizado muokattu izmeneno modositva enimerosi ilisasishwa eguneratua
created inserted erstellt cree creado luotu sozdano letrehozva dimiourgia iliundwa sortua
published publication veroeffentlicht publie publicado julkaistu opublikovano kozzeteve dimosiefsi ilichapishwa argitaratua
cancelled canceled abgesagt annule cancelado peruttu otmeneno torolve akyrosi ilighairiwa bertanbehera
event activity veranstaltung evenement evento tapahtuma meropriyatie esemeny ekdilosi tukio ekitaldia
events activities veranstaltungen evenements eventos tapahtumat meropriyatiya esemenyek ekdiloseis matukio ekitaldiak
dates sessions termine seances fechas ajat seansy idopontok imerominies vipindi saioak
timings sessions termine seances sesiones ajat seansy idopontok ores vipindi saioak
timezone timezone zeitzone fuseau zonahoraria aikavyohyke chasovoypoyas idozona zoniora saaeneo orduzona
stream webcast livestream webcast streaming striimi translyaciya kozvetites metadosi matangazo zuzenekoa
online virtual online enligne enlinea etatapahtuma onlayn online diadiktio mtandaoni linean
private private privat prive privado yksityinen privatnoe magan idiotiko faragha pribatua`;

const table = rows
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(/\s+/));

const column = (n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(table.flatMap((row) => (row[n] === undefined ? [] : [[row[0] as string, row[n]]])));

/** Synonyms in the same language, and languages that the lexicon knows. */
export const knownWords = {
  synonyms: column(1),
  German: column(2),
  French: column(3),
  Spanish: column(4),
  Finnish: column(5),
  'transliterated Russian': column(6),
  Hungarian: column(7),
  Greek: column(8),
};

/** Languages that the lexicon does not know. */
export const unknownWords = { Swahili: column(9), Basque: column(10) };
