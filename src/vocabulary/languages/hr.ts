import type { LanguageWords } from '../language-words.ts';

/** Croatian. */
export const hr: LanguageWords = {
  keys: {
    event: 'akcija akcije događaj događaji događanja događanje priredba',
    calendar: 'kalendar kalendari',
    id: 'broj identifikator rbr redbr rednibroj šifra',
    slug: 'kod',
    title: 'ime naslov naziv nazivdogađaja',
    name: 'ime prezime',
    summary: 'kratkiopis podnaslov sažetak ukratko uvod',
    description: 'detalji dnevnired opis opisi opširnije pojedinosti sadržaj tekst',
    start: `
      datumod datumpočetka od otvaranjeizložbe pocatek početak početakutakmice početniudarac počinje prvidan
      vrijemepočetka
    `,
    end: 'datumdo datumzavršetka do kraj posljednjidan svršetak zadnjidan zavrsetka zavrsi završava završetak',
    date: 'dan datum datumdogadjaja kada',
    time: 'sati vrijeme',
    allDay: 'cijelidan cijelodnevno cjelodnevno',
    timeZone: 'vremenskazona',
    duration: 'trajanje',
    sessions: 'izvedbe predstave sjednice termini',
    recurrence: 'ponavljajuće ponavljanje učestalost',
    created: 'datumkreiranja dodano kreirano napravljen stvoren stvoreno',
    updated: `
      azuriran ažurirano datumažuriranja datumizmjene izmijenjen izmijenjeno izmjena izmjene promijenjeno promjena
      zadnjaizmjena
    `,
    published: 'datumobjave objava objavljen objavljeno',
    deadline: `
      odlazak okupljanje otvaranjevrata polazak prijava prijave rokprijave rokzaprijavu vrijemeokupljanja
      vrijemepolaska zagrijavanje
    `,
    featured: `
      istaknut istaknuto izdvojen izdvojeno nanaslovnici nanaslovnoj nanaslovnojstranici nanaslovnu napočetnoj
      napočetnojstranici naslovnastranica preporučeno prikažinanaslovnici
    `,
    registration: 'kupikartu prijava rezervacija rezerviraj ulaznice upis upisi',
    place: `
      crkva gdje knjižnica lokacija lokacije mjesta mjesto mjestoodržavanja ogranak okupljalište podružnica poslovnica
      prizorisca prostor
    `,
    address: 'adresa kućnaadresa ulica',
    room: 'dvorana predavaonica soba učionica zgrada',
    city: 'grad grada naselje općina',
    region: 'država regija županija',
    zip: 'poštanskibroj',
    latitude: 'zemljopisnaširina širina',
    longitude: 'dužina zemljopisnadužina',
    geo: 'koordinate',
    url: 'opširnijelink poveznica saznajviše stranica',
    image: 'fotka fotografija naslovnaslika naslovnica plakat slika slike vizual',
    online: 'linksastanka prijenos prijenosuživo puteminterneta uživo virtualno',
    organizer: `
      domaćin fakultet katedra klub nositelj odjel odsjek organizacija organizacijskajedinica organizator organizatori
      organizira pružatelj saziva sazivač služba suorganizator udruga ured ustanova zavod župa
    `,
    contact: 'kontakt kontaktosoba odgovornaosoba',
    person: 'autor govornik kreirao predavač predsjedatelj predsjednik tajnik zapisničar',
    performer: `
      celebrant edukator glazbenici glumac glumci gost gosti govornici govornik izvode izvođač izvođači nastavnik
      nastupa nastupaju predavač predavači predvodi predvoditelj propovjednik svećenik umjetnici umjetnik voditelj
      voditelji voditeljica vodič župnik
    `,
    category: 'kategorija kategorijadogađaja kategorije područje tip vrsta vrstadogađaja vrste',
    tag: 'ključnariječ ključneriječi oznaka oznake',
    series: 'ciklus festival serija sezona uokviru',
    work: 'film kolegij modul predmet tečaj',
    status: 'stanje',
    visibility: `
      javan javna javni javno nevidljivo povjerljivo prikažinawebu privatno samozačlanove samočlanovi skriven
      skriveno tkovidi vidljivost
    `,
    draft: 'nacrt skica unacrtu',
    cancelled: 'obrisano otkazan otkazana otkazano poništeno',
    postponed: 'odgođen odgođeno',
    email: 'epošta',
    phone: 'mobitel telefon',
    price: 'cijena cijene doprinos iznos kotizacija naknada trošak ulaz ulaznica ulaznice članarina',
    free: 'besplatan besplatno slobodanulaz ulazslobodan',
    soldOut: 'popunjeno rasprodano',
    count: 'broj količina',
    capacity: 'brojmjesta brojsjedala kapacitet maksimalnibroj maxsudionika',
    booked: 'brojprijavljenih popunjeno prijavljeni prodano rezervirano zauzeto',
    remaining: 'brojslobodnihmjesta dostupno preostalo preostalomjesta slobodnamjesta slobodnihmjesta slobodno',
    language: 'jezici jezik',
    attachment: 'datoteka prilog prilozi privitak',
    sponsor: 'pokrovitelj sponzor sponzori',
    thumb: 'mala sličica umanjena',
    original: 'izvornik velika',
  },
  values: {
    personTitle: 'doc, dr, ing, mag, mr, prof',
    nothing: 'nema, nije navedeno',
    confirmed: `
      aktivan, aktivno, najavljeno, objavljen, objavljeno, odobren, odobreno, održano, održava se, planirano,
      popunjeno, potvrđen, potvrđena, potvrđeno, prijave otvorene, prijave zatvorene, rasprodano, slobodna mjesta,
      u tijeku, zakazano, završeno
    `,
    tentative: `
      datum naknadno, nepotvrđen, nepotvrđeno, okvirno, očekuje se potvrda, predloženo, privremeno,
      termin nije potvrđen, uvjetno, za potvrditi, čeka potvrdu
    `,
    cancelled: 'ne održava se, neće se održati, otkazan, otkazana, otkazano, poništeno',
    postponed: `
      novi termin, odgađa se, odgođen, odgođena, odgođeno, odgođeno do daljnjega, odloženo, premješteno na drugi datum,
      prolongirano
    `,
    draft: `
      arhivirano, nacrt, neaktivan, neaktivno, neobjavljen, neobjavljeno, nije objavljeno, obrisano, odbijeno,
      predložak, skica, skriveno, u izradi, u pregledu, u pripremi, čeka odobrenje, čeka odobrenje objave
    `,
    public: `
      da, javan, javna, javni, javni događaj, javno, javnost, otvoreno, otvoreno za javnost, otvoreno za sve,
      prikaži na webu, svatko, svi, svi korisnici, svim, svim korisnicima, svima, svima vidljivo, vidljiv, vidljivo,
      za javnost, za sve
    `,
    unlisted: `
      nenavedeno, nevidljivo, nije na popisu, samo putem poveznice, samo s poveznicom, skriven, skrivena, skriveno
    `,
    private: `
      interna, interni, interno, ne, nije javno, povjerljiv, povjerljivo, privatan, privatna, privatno, samo po pozivu,
      samo uz poziv, samo uz pozivnicu, samo za uzvanike, samo za zaposlenike, samo za članove, samo članovi,
      zatvoreni događaj, zatvoreno za javnost
    `,
    only: 'isključivo, samo',
    soldOut: `
      karte su rasprodane, nema mjesta, nema slobodnih mjesta, nema više mjesta, popunjena mjesta, popunjeno,
      rasprodan, rasprodana, rasprodano, sva mjesta su popunjena
    `,
    soldOutAlone: 'kapacitet popunjen, mjesta popunjena, pun, puno',
    free: `
      besplatan, besplatn*, bez naplate, slobodan ulaz, ulaz besplatan, ulaz je besplatan, ulaz je slobodan,
      ulaz slobodan
    `,
    freeAlone: 'slobodan, slobodno',
    online: `
      internetski, na daljinu, na mreži, online događanje, preko interneta, prijenos uživo, putem interneta,
      videokonferencija, virtualni, virtualno
    `,
    yesNo: 'da/ne',
    organization: `
      agencija, akademija, arhiv, biskupija, centar, dječji vrtić, društvo, fakultet, gimnazija, glazbena škola,
      gradska knjižnica, gradska uprava, hrvatsko društvo, institut, katedra, kazalište, klub, knjižnica, komora,
      koordinacija, kulturno-umjetničko društvo, matica, ministarstvo, muzej, nadbiskupija, narodno sveučilište,
      odjel, općina, orkestar, osnovna škola, plesni studio, poduzeće, policija, pučko otvoreno učilište, savez,
      sindikat, služba, sportsko društvo, srednja škola, stranka, studentski zbor, sveučilište, turistička zajednica,
      udruga, ured, ustanova, vatrogasno društvo, veleučilište, vijeće, zajednica, zaklada, zavod, zbor, škola, župa,
      županija
    `,
    venue: `
      amfiteatar, arena, atrij, aula, bazen, bolnica, centar, crkva, crkvi, dječji vrtić, dom, dom kulture, dvorac,
      dvorana, dvorište, fakultet, galerija, gimnazija, gradska knjižnica, gradska vijećnica, hotel, kapela, kat,
      katedrala, kavana, kazalište, kino, klub, knjižnica, kula, kupalište, kuća, ljetna pozornica, lokal, luka,
      muzej, obala, ogranak, palača, park, park šuma, plaža, pothodnik, pozornica, pučko učilište, restoran, riva,
      sala, samostan, scena, soba, sportska dvorana, stadion, studio, sveučilište, trg, tržnica, tvrđava, ul., ulica,
      učilište, učionica, vatrogasni dom, vijećnica, vila, vrt, zgrada, šetalište, škola
    `,
    kind: `
      aukcija, bajram, balet, dan otvorenih vrata, debata, dodjela nagrada, drama, druženje, edukacija, festival,
      fešta, film, filmska projekcija, gala, glazba, gostovanje, igra, igraonica, info dan, izlet, izložba, izložbe,
      karneval, kazalište, kino, književna večer, koncert, koncerti, konferencija, kongres, konzultacije, kviz,
      maraton, misa, mjuzikl, monodrama, natjecanje, natječaj, obilazak, okrugli stol, opera, panel, pjesništvo, ples,
      predavanje, predstava, predstavljanje knjige, premijera, prezentacija, priredba, pričaonica, proba, projekcija,
      promocija, proslava, pučka fešta, radionica, radionice, razgledavanje, razgovor, recital, rođendan, sajam,
      sajmovi, sastanak, savjetovanje, seminar, simpozij, sjednica, skup, skupština, slušaonica, sport, susret,
      svečanost, tečaj, tribina, trka, turneja, turnir, utakmica, utrka, večer, vježbe, vodstvo, zabava, čitanje,
      šetnja
    `,
    takesPlace: 'održava se',
    newDate: 'novi datum, novi termin, novog datuma, novog termina',
    access: 'pristup',
    later: 'bit će objavljen, kasnije, naknadno, uskoro',
    insider: 'pozvane, zaposlene, zaposlenike',
    unpublishing: 'ne objavljivati',
    indefinitely: 'na kasniji termin, na neodređeno vrijeme',
    because: 'radi, uslijed, zbog',
    be: 'je',
    agent: 'od strane organizatora',
  },
  stems: {
    cancelled: 'otkaz',
    postponed: 'odgod',
    draft: 'nacrt neaktiv obrisan',
    tentative: 'nepotvr',
    confirmed: 'potvr rasprod',
  },
  dates: {
    allDay: 'cijeli dan, cjelodnevno',
    am: 'prijepodne, ujutro',
    pm: 'navečer, popodne, poslijepodne, uvečer',
    night: 'noću',
    until: 'do',
    at: 'od, početak, s, s početkom, s početkom u, u',
    and: 'i',
    unit: 'g, god, godine, sata, sati',
    beforeHour: 'u',
    unset: 'bit će objavljeno, naknadno',
    doors: 'otvaranje vrata, ulaz, vrata',
    begins: 'koncert, početak, predstava',
    between: 'između',
    midnight: 'ponoć',
    noon: 'podne',
  },
  paging: {
    next: 'sljedeća sljedeći',
    page: 'stranica stranice',
    total: 'ukupno',
    pageParameter: 'str stranica',
  },
  units: {
    week: 'tjedan tjedna',
    day: 'dan dana',
    hour: 'sat sati',
    minute: 'minuta minute',
  },
  recurrence: {
    daily: 'dnevno',
    weekly: 'tjedno',
    monthly: 'mjesečno',
    yearly: 'godišnje',
  },
  fields: {
    records: 'lista podaci podatci popis rezultat rezultati stavke zapisi',
    week: 'tjedan',
    weekday: 'danutjednu',
    lesson: 'sat školskisat',
    value: 'vrijednost',
    name: 'naziv',
    year: 'godina',
    month: 'mjesec',
    day: 'dan',
    firstName: 'ime',
    lastName: 'prezime',
    role: 'tip uloga vrsta',
    audience: 'ciljnaskupina',
    reason: 'razlog',
    remark: 'komentar napomena napomene',
    mark: 'oznaka rezultat ulaznice',
    places: 'mjesta',
    where: 'gdje',
    home: 'domaći domaćin',
    away: 'gost gosti',
    team: 'ekipa klub momčad',
  },
};
