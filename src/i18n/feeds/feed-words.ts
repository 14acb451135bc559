/** The few words that feeds say themselves. What comes from the portal is never translated. */
export interface Words {
  /** Of an event without a title. */
  readonly event: string;
  readonly toBeAnnounced: string;
  /** Before a title, with a colon. */
  readonly cancelled: string;
  readonly postponed: string;
  readonly tentative: string;
  /** An event that takes place at another time than was said before, or than its series says. */
  readonly moved: string;
  /** Before that other time, with a colon. */
  readonly formerly: string;
  readonly online: string;
  readonly repeats: string;
}

const languages: Readonly<Record<string, Words>> = {
  en: {
    event: 'Event',
    toBeAnnounced: 'Date to be announced',
    cancelled: 'Cancelled',
    postponed: 'Postponed',
    tentative: 'Tentative',
    moved: 'Moved',
    formerly: 'Formerly',
    online: 'Online',
    repeats: 'repeats',
  },
  de: {
    event: 'Veranstaltung',
    toBeAnnounced: 'Termin wird noch bekannt gegeben',
    cancelled: 'Abgesagt',
    postponed: 'Verschoben',
    tentative: 'Vorläufig',
    moved: 'Verlegt',
    formerly: 'Bisher',
    online: 'Online',
    repeats: 'wiederholt sich',
  },
  es: {
    event: 'Evento',
    toBeAnnounced: 'Fecha por anunciar',
    cancelled: 'Cancelado',
    postponed: 'Aplazado',
    tentative: 'Provisional',
    moved: 'Cambio de fecha',
    formerly: 'Antes',
    online: 'En línea',
    repeats: 'se repite',
  },
  fi: {
    event: 'Tapahtuma',
    toBeAnnounced: 'Ajankohta ilmoitetaan myöhemmin',
    cancelled: 'Peruttu',
    postponed: 'Lykätty',
    tentative: 'Alustava',
    moved: 'Siirretty',
    formerly: 'Aiemmin',
    online: 'Verkossa',
    repeats: 'toistuva',
  },
  fr: {
    event: 'Événement',
    toBeAnnounced: 'Date à confirmer',
    cancelled: 'Annulé',
    postponed: 'Reporté',
    tentative: 'Provisoire',
    moved: 'Déplacé',
    formerly: 'Auparavant',
    online: 'En ligne',
    repeats: 'se répète',
  },
  it: {
    event: 'Evento',
    toBeAnnounced: 'Data da definire',
    cancelled: 'Annullato',
    postponed: 'Rinviato',
    tentative: 'Provvisorio',
    moved: 'Spostato',
    formerly: 'In precedenza',
    online: 'Online',
    repeats: 'si ripete',
  },
  ru: {
    event: 'Событие',
    toBeAnnounced: 'Дата будет объявлена',
    cancelled: 'Отменено',
    postponed: 'Отложено',
    tentative: 'Предварительно',
    moved: 'Перенесено',
    formerly: 'Ранее',
    online: 'Онлайн',
    repeats: 'повторяется',
  },
  sv: {
    event: 'Evenemang',
    toBeAnnounced: 'Datum meddelas senare',
    cancelled: 'Inställt',
    postponed: 'Uppskjutet',
    tentative: 'Preliminärt',
    moved: 'Flyttat',
    formerly: 'Tidigare',
    online: 'Online',
    repeats: 'återkommande',
  },
  uk: {
    event: 'Подія',
    toBeAnnounced: 'Дату буде оголошено',
    cancelled: 'Скасовано',
    postponed: 'Відкладено',
    tentative: 'Попередньо',
    moved: 'Перенесено',
    formerly: 'Раніше',
    online: 'Онлайн',
    repeats: 'повторюється',
  },
};

/** The words of a BCP 47 tag's language; English where there are none. */
export function wordsFor(language: string): Words {
  const primary = language.toLowerCase().split(/[-_]/)[0] ?? '';
  return (Object.hasOwn(languages, primary) ? languages[primary] : undefined) ?? (languages.en as Words);
}
