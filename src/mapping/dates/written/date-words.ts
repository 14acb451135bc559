/** What a word between the numbers of a date says. */
export type DateWord =
  /** Before an hour, or before the first of two: `um`, `klo`, `ab`. */
  | 'at'
  /** Between the first and the last, or before the last: `bis`. */
  | 'until'
  /** Between the first and the last, and before an hour: `de 14h à 16h`, `à 14h`. */
  | 'to'
  /** Between two days, one after the other: `5. und 6. Dezember`. */
  | 'and'
  | 'allDay'
  | 'noon'
  | 'midnight'
  /** The half of the day, where it goes before the hour: `下午`. */
  | 'am'
  | 'pm'
  /** No more than what the number before it is: `Uhr`, `года`. */
  | 'unit';

// A word of several languages may stand in several lines; the first one counts.
const table: readonly (readonly [DateWord, string])[] = [
  ['allDay', `all day|all-day|allday|all day long|whole day|full day|entire day|ganztägig|ganztägige veranstaltung|ganztags|ganztaegig|ganzer tag|den ganzen tag|ganztag|toute la journée|toute journée|journée entière|journée|todo el día|
    día completo|día entero|jornada completa|dia inteiro|o dia inteiro|o dia todo|todo o dia|dia todo|tutto il giorno|giornata intera|intera giornata|tutta la giornata|koko päivän|koko päivä|kokopäiväinen|kokopäivä|весь день|целый день|
    в течение дня|увесь день|цілий день|протягом дня|целодневно|цял ден|целия ден|цео дан|cały dzień|całodniowe|całodniowy|całodniowa|całodzienne|przez cały dzień|celý den|celodenní|celodenně|po celý den|celý deň|celodenné|celodenne|hela dagen|heldag|
    hele dagen|hele dag|de hele dag|gehele dag|egész nap|egész napos|toată ziua|cijeli dan|cjelodnevno|ceo dan|ves dan|celodnevno|celodnevni|tüm gün|bütün gün|gün boyu|terve päev|kogu päev|visu dienu|visą dieną|tot el dia|όλη μέρα|όλη την ημέρα|
    ολοήμερο|ολοήμερη|終日|全天|全日|终日|하루 종일|종일|כל היום|יום שלם|طوال اليوم|يوم كامل`],
  ['noon', 'noon|midday|mittags|mittag|midi|mediodía|del mediodía|meio-dia|meio dia|mezzogiorno|полдень|опівдні|południe|poledne|keskipäivä|keskipäivällä|正午|정오'],
  ['midnight', 'midnight|mitternacht|minuit|medianoche|meia-noite|mezzanotte|полночь|полночи|опівночі|północ|północy|půlnoc|půlnoci|keskiyö|keskiyöhön|midnatt|midnat|middernacht'],
  ['am', '上午|午前|오전'],
  ['pm', '下午|午後|오후'],
  ['to', 'to|à|a|a las|a la|a les|as|às|al|alle|alle ore|ao|aos'],
  ['until', `until|till|til|through|thru|end|ends|ending|bis|bis zum|bis um|bis gegen|bis ca|ende|asti|saakka|päättyy|päättyen|jusque|jusqu à|jusqu au|fin|au|hasta|hasta las|hasta la|hasta el|fino a|fino al|fino alle|fino alle ore|
    até|até às|até as|até ao|tot|tot en met|tot ca|t/m|do|do godz|do godziny|до|по|till och med|t o m|fram till|til og med|til kl|till kl|až|až do|až po|az|ig|până la|până|līdz|iki|kuni|fins a|fins a les|fins al|έως|μέχρι|ως|sampai|hingga|s/d|עד|إلى|حتى|конец|окончание|кінець|закінчення`],
  ['at', `at|from|starting|starts|start|beginning|begin|begins|since|time|um|ab|von|vom|beginn|gegen|klo|kello|alkaen|klockan|kl|klokken|från|fra|den|dès|des|de|du|le|à partir de|à partir du|a partir de|a partir das|début|desde|desde las|
    desde el|de las|de la|del|el|inicio|das|da|dia|no dia|ora|ore|orele|la ora|de la ora|dalle|dalle ore|dalla|dal|il|inizio|om|vanaf|van|godz|godzina|godzinie|od|od godz|od godziny|o|o godz|o godzinie|w|we|w dniu|dnia|v|ve|dne|u|s|z|в|во|
    о|об|с|со|з|із|від|от|начало|начало в|початок|початок о|время|час|к|на|у|kezdés|kezdete|saat|kell|alates|plkst|no|nuo|pukul|jam|בשעה|משעה|في|الساعة|من|ob|στις|από|από τις|ώρα|începând cu|ca|circa|noin|около|ок|ungefähr|etwa|on|the|of|am|der|klst|la|les|l|d`],
  ['and', 'and|und|et|y|e|i|ja|og|och|en|и|та|і|&|și|és|un|ir|και'],
  ['unit', `uhr|h|hs|hr|hrs|hours|hour|o clock|uur|ч|часов|часа|мин|минут|год|години|година|годин|г|года|р|рр|року|років|гг|рік|roku|rok|r|hod|hodin|hodiny|val|óra|órakor|óráig|órától|kor|tól|től|sati|sata|ur|uri|heures|heure|horas|hora|min|minuten|
    m|gada|日|号|號|분|시|分|時|时|点|點|t|tid|god|godine|leta|g|יום`],
]; // biome-ignore format: a table

const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC');

const meanings = new Map<string, DateWord>();
for (const form of [(word: string) => word, bare]) {
  for (const [meaning, words] of table) {
    for (const word of words.split('|')) {
      const plain = form(word.trim());
      if (!meanings.has(plain)) meanings.set(plain, meaning);
    }
  }
}

const phrase = /[\p{L}\p{M}&]+(?:['’\-/][\p{L}\p{M}]+)*[.'’]?(?:\s+[\p{L}\p{M}]+\.?){0,3}/uy;

/** The longest word or phrase of `text` at `at` that says something in a date, and how many letters it takes. */
export function dateWordAt(text: string, at: number): { readonly says: DateWord; readonly length: number } | null {
  phrase.lastIndex = at;
  let rest = phrase.exec(text)?.[0];
  while (rest !== undefined && rest !== '') {
    const says = meanings.get(
      rest
        .toLowerCase()
        .replace(/[.'’\s]+/g, ' ')
        .trim(),
    );
    if (says !== undefined) return { says, length: rest.length };
    // One word, and one letter's elision (`jusqu’à`, `d’abril`), less.
    rest = /^(.*[^\s])\s+\S+$/su.exec(rest)?.[1] ?? (/['’-]./.test(rest) ? /^(.*?['’-])/u.exec(rest)?.[1] : undefined);
  }
  return null;
}
