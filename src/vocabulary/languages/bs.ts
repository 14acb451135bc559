import type { LanguageWords } from '../language-words.ts';

/** Bosnian. */
export const bs: LanguageWords = {
  keys: {
    event: 'akcija događaj događaji manifestacija',
    calendar: 'kalendar kalendari',
    id: 'broj identifikator',
    title: 'naslov naziv',
    name: 'ime prezime',
    summary: 'kratkiopis podnaslov sažetak',
    description: 'detalji dnevnired opis opširnije sadržaj tekst',
    start: 'od početak počinje prvidan vrijemepočetka',
    end: 'do kraj posljednjidan zadnjidan završava završetak',
    date: 'dan datum kada',
    time: 'sati vrijeme',
    allDay: 'cijelidan cijelodnevno cjelodnevno',
    timeZone: 'vremenskazona',
    duration: 'trajanje',
    sessions: 'predstave termini',
    recurrence: 'ponavljanje',
    created: 'datumkreiranja dodano kreiran kreirano napravljen',
    updated: 'ažurirano datumažuriranja izmijenjeno zadnjaizmjena',
    published: 'datumobjave objava objavljeno',
    deadline: 'odlazak okupljanje otvaranjevrata polazak prijava prijave rokprijave rokzaprijavu vrijemepolaska',
    featured: 'istaknuto izdvojeno nanaslovnici nanaslovnoj nanaslovnu napočetnoj napočetnojstranici preporučeno',
    registration: 'prijava rezervacija ulaznice upis',
    place: 'gdje lokacija mjesto ogranak podružnica poslovnica',
    address: 'adresa ulica',
    room: 'dvorana kancelarija sala soba zgrada',
    city: 'grad općina',
    region: 'država kanton regija',
    zip: 'poštanskibroj',
    latitude: 'geografskaširina',
    longitude: 'geografskadužina',
    geo: 'koordinate',
    url: 'poveznica saznajviše stranica',
    image: 'fotografija naslovnaslika slika slike',
    online: 'linksastanka prijenos uživo virtuelno',
    organizer: 'domaćin fakultet odjel odsjek organizator organizatori služba udruženje ustanova',
    contact: 'kontakt odgovornaosoba',
    person: 'autor predavač predsjedavajući predsjednik sekretar',
    performer: `
      edukator glumci gost gosti govornici govornik hodža imam izvođač izvođači muzičari predavač predavači umjetnici
      voditelj
    `,
    category: 'kategorija područje tip vrsta',
    tag: 'oznaka oznake',
    series: 'ciklus festival serija sezona',
    work: 'film kolegij kurs modul predmet',
    status: 'stanje',
    visibility: 'javni javno privatno skriveno vidljivost',
    draft: 'nacrt skica',
    cancelled: 'obrisano otkazan otkazano',
    postponed: 'odgođeno odloženo pomjereno',
    email: 'epošta',
    phone: 'telefon',
    price: 'cijena kotizacija naknada ulaz ulaznica ulaznice članarina',
    free: 'besplatno slobodanulaz ulazslobodan',
    soldOut: 'rasprodano',
    capacity: 'kapacitet',
    booked: 'prijavljeni zauzeto',
    remaining: 'dostupno preostalo slobodnamjesta slobodnihmjesta',
    language: 'jezik',
    attachment: 'datoteka prilog',
    sponsor: 'pokrovitelj sponzor',
    thumb: 'mala',
    original: 'velika',
  },
  values: {
    nothing: 'nema',
    confirmed: `
      aktivno, objavljeno, odobreno, održava se, planirano, popunjeno, potvrđen, potvrđeno, rasprodano, zakazano,
      završeno
    `,
    tentative: 'nepotvrđen, nepotvrđeno, privremeno, čeka potvrdu',
    cancelled: 'neće se održati, otkazan, otkazana, otkazano, poništeno',
    postponed: 'odgođen, odgođena, odgođeno, odložen, odložena, odloženo, pomjereno',
    draft: `
      arhivirano, nacrt, neaktivno, neobjavljeno, obrisano, odbijeno, skriveno, u izradi, u pripremi, čeka odobrenje
    `,
    public: `
      da, javan, javna, javni, javno, otvoreno za javnost, svako, svi, svim, svima, vidljivo, za javnost, za sve
    `,
    unlisted: 'nevidljivo, skriven, skriveno',
    private: `
      interna, interno, ne, nije javno, povjerljivo, privatna, privatno, samo za zaposlene, samo za članove,
      zatvoreno za javnost
    `,
    only: 'isključivo, samo',
    soldOut: 'karte su rasprodane, nema mjesta, nema slobodnih mjesta, popunjeno, rasprodano',
    soldOutAlone: 'puno',
    free: 'besplatan, besplatan ulaz, besplatn*, slobodan ulaz, ulaz besplatan, ulaz je slobodan, ulaz slobodan',
    freeAlone: 'slobodno',
    online: 'na daljinu, putem interneta, uživo preko interneta, videokonferencija, virtuelno',
    yesNo: 'da/ne',
    organization: `
      agencija, akademija, arhiv, asocijacija, biblioteka, centar, dom kulture, dom zdravlja, društvo, fakultet,
      federacija, fondacija, gimnazija, institut, katedra, klub, medžlis, ministarstvo, mjesna zajednica, muzej,
      odjel, općina, orkestar, pozorište, savez, savjet, služba, udruženje, univerzitet, ured, ustanova, vijeće,
      zajednica, zavod, zbor, škola
    `,
    venue: `
      amfiteatar, arena, aula, bazen, biblioteka, bolnica, centar, crkva, dom, dom kulture, dvorana, džamija,
      fakultet, galerija, hotel, kino, klub, kuća, lokal, muzej, park, pozorište, restoran, sala, scena, soba, sprat,
      stadion, studio, trg, tržnica, tvrđava, ulica, univerzitet, učionica, vijećnica, zgrada, škola
    `,
    kind: `
      aukcija, balet, debata, drama, edukacija, festival, film, igra, izlet, izložba, kino, književna večer, koncert,
      konferencija, kurs, kviz, muzika, obuka, okrugli sto, opera, panel, ples, pozorište, predavanje, predstava,
      predstavljanje knjige, premijera, priredba, projekcija, promocija, radionica, sajam, sastanak, seminar,
      simpozij, sjednica, skup, sport, susret, svečanost, takmičenje, tribina, trka, turnir, utakmica, večer
    `,
    takesPlace: 'održava se',
    newDate: 'novi datum, novi termin, novog datuma, novog termina',
  },
  stems: {
    cancelled: 'otkaz',
    postponed: 'odgod odloz',
    draft: 'nacrt obrisan',
    confirmed: 'potvr rasprod',
  },
  dates: {
    allDay: 'cijeli dan',
    am: 'prijepodne, ujutro',
    pm: 'navečer, popodne, poslijepodne',
    night: 'noću',
    until: 'do',
    at: 'od, u',
    and: 'i',
    beforeHour: 'u',
  },
  paging: {
    next: 'sljedeća',
    page: 'stranica',
    total: 'ukupno',
  },
  fields: {
    firstName: 'ime',
    lastName: 'prezime',
    role: 'tip uloga vrsta',
  },
};
