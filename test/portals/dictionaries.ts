/** The words of the known portals' keys in other languages, and in other words of the same. */
const rows = `
en2       de            fr            es           fi            ru              hu            el
title     headline titel titre titulo otsikko nazvanie cim titlos
name      label bezeichnung nom nombre nimi nazvanie megnevezes onoma
naimenovanie heading titel intitule titulo nimi nazva megnevezes titlos
summary   teaser kurztext resume resumen tiivistelma anons osszegzes perilipsi
description details beschreibung description descripcion kuvaus opisanie leiras perigrafi
opisanie  details beschreibung descriptif descripcion kuvaus opys leiras perigrafi
body      content inhalt contenu contenido sisalto soderzhanie torzs soma
start     begin beginn debut inicio alku nachalo kezdet enarxi
starts    begins beginn debut inicio alkaa nachalo kezdet enarxi
begin     start anfang debut comienzo alku nachalo kezdet enarxi
nachala   begin beginn debut inicio alku start kezdet enarxi
end       finish ende fin fin loppu okonchanie veg lixi
ends      finishes endet fin fin loppuu okonchanie veg lixi
okonchaniya finish ende fin termino loppu konec veg lixi
date      day datum date fecha pvm data datum imerominia
data      date datum date fecha pvm data datum imerominia
time      hour uhrzeit heure hora klo vremya ido ora
location  venue ort lieu lugar paikka mesto helyszin topothesia
place     location ort lieu lugar paikka mesto hely topos
venue     place veranstaltungsort lieu sede paikka mesto helyszin choros
mesto     venue ort lieu lugar paikka misce helyszin topos
address   street adresse adresse direccion osoite adres cim2 diefthynsi
room      hall raum salle sala huone auditoriya terem aithousa
city      town stadt ville ciudad kaupunki gorod varos poli
url       link link lien enlace linkki ssylka hivatkozas syndesmos
link      url verweis lien enlace linkki ssylka hivatkozas syndesmos
links     urls links liens enlaces linkit ssylki hivatkozasok syndesmoi
ssylka    link link lien enlace linkki posylannya hivatkozas syndesmos
image     picture bild image imagen kuva kartinka kep eikona
images    pictures bilder images imagenes kuvat kartinki kepek eikones
photo     image foto photo foto kuva foto foto foto
logo      image bild image imagen kuva kartinka kep eikona
oblozhka  cover titelbild couverture imagen kuva kartinka kep eikona
media     images bilder images imagenes kuvat kartinki kepek eikones
organizer host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis
organization host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis
organizator host veranstalter organisateur organizador jarjestaja organizator szervezo diorganotis
category  genre kategorie categorie categoria kategoria kategoriya kategoria katigoria
categories genres kategorien categories categorias kategoriat kategorii kategoriak katigories
kategorii genres kategorien categories categorias kategoriat kategorii kategoriak katigories
tags      keywords schlagworte motscles etiquetas avainsanat metki cimkek etiketes
keywords  tags schlagworte motscles etiquetas avainsanat metki kulcsszavak etiketes
status    state zustand statut estado tila status allapot katastasi
sostoyanie status zustand statut estado tila stan allapot katastasi
updated   modified geaendert modifie actualizado muokattu obnovleno modositva enimerosi
modified  updated geaendert modifie actualizado muokattu izmeneno modositva enimerosi
changed   updated geaendert modifie actualizado muokattu izmeneno modositva enimerosi
created   inserted erstellt cree creado luotu sozdano letrehozva dimiourgia
published publication veroeffentlicht publie publicado julkaistu opublikovano kozzeteve dimosiefsi
cancelled canceled abgesagt annule cancelado peruttu otmeneno torolve akyrosi
event     activity veranstaltung evenement evento tapahtuma meropriyatie esemeny ekdilosi
events    activities veranstaltungen evenements eventos tapahtumat meropriyatiya esemenyek ekdiloseis
dates     sessions termine seances fechas ajat seansy idopontok imerominies
timings   sessions termine seances sesiones ajat seansy idopontok ores
timezone  timezone zeitzone fuseau zonahoraria aikavyohyke chasovoypoyas idozona zoniora
stream    webcast livestream webcast streaming striimi translyaciya kozvetites metadosi
online    virtual online enligne enlinea etatapahtuma onlayn online diadiktio
private   private privat prive privado yksityinen privatnoe magan idiotiko`;

const table = rows
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(/\s+/));

const column = (n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(table.flatMap((row) => (row[n] === undefined ? [] : [[row[0] as string, row[n]]])));

/** Other words of the same language, and languages that the lexicon knows. */
export const knownWords = {
  synonyms: column(1),
  German: column(2),
  French: column(3),
  Spanish: column(4),
  Finnish: column(5),
  'transliterated Russian': column(6),
};

/** Languages that the lexicon does not know. */
export const unknownWords = { Hungarian: column(7), Greek: column(8) };
