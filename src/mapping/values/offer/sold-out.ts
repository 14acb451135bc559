import { romanize } from '../../../vocabulary/romanize.ts';
import { isRecord, scalarNumber } from '../../json.ts';
import { contentOf } from '../../wrapper.ts';
import { readFlag } from '../flag.ts';
import { normalizeKeyword } from '../keyword.ts';
import { anyWord } from './word-pattern.ts';

/**
 * Whether a value says that an event is sold out: a yes, a word of any language, an object or a list of tickets that all
 * are. A number is a flag, unless it is how many places are left.
 */
export function readSoldOut(value: unknown, isPlacesLeft: boolean, depth = 0): boolean {
  if (typeof value === 'string') {
    if (isPlacesLeft && /^\s*-?\d/.test(value)) return Number.parseInt(value, 10) === 0;
    return readFlag(value) ?? saysSoldOut(value);
  }
  // Systems write -1 for places without a limit.
  if (typeof value === 'number') return isPlacesLeft ? value === 0 : readFlag(value) === true;
  if (typeof value === 'boolean') return value && !isPlacesLeft;
  if (depth > 3) return false;
  const content = contentOf(value);
  if (content !== value) return readSoldOut(content, isPlacesLeft, depth + 1);
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => readSoldOut(item, isPlacesLeft, depth + 1));
  if (!isRecord(value)) return false;
  const keys = new Map(Object.keys(value).map((key) => [key.toLowerCase().replace(/[^\p{L}\d]+/gu, ''), key]));
  for (const [name, about] of stateKeys) {
    const key = keys.get(name);
    if (key === undefined || value[key] === null) continue;
    if (about === 'left') {
      const left = scalarNumber(value[key]);
      if (Number.isFinite(left) && value[key] !== '') return left === 0;
    } else if (readSoldOut(value[key], isPlacesLeft, depth + 1)) return true;
  }
  return false;
}

/** The keys of an object that may say it. With some a number is what is left. */
const stateKeys: readonly (readonly [name: string, about: 'state' | 'left'])[] = [
  ...['soldout', 'issoldout', 'ausverkauft', 'ausgebucht', 'full', 'isfull', 'agotado', 'complet', 'esgotado', 'esaurito'].map((name) => [name, 'state'] as const),
  ...['availability', 'status', 'state', 'code', 'value', 'name', 'label', 'text', 'title', 'slug'].map((name) => [name, 'state'] as const),
  ...['placesleft', 'seatsleft', 'ticketsleft', 'spotsleft', 'remaining', 'available', 'freeplaces', 'freeseats', 'remainingplaces', 'availableplaces', 'availableseats'].map((name) => [name, 'left'] as const),
]; // biome-ignore format: a table

/** `Leider ausverkauft!` says it, `fast ausverkauft` does not. */
function saysSoldOut(text: string): boolean {
  const keyword = romanize(normalizeKeyword(text));
  if (keywords.has(keyword) || [...keywords].some((word) => keyword === `event${word}`)) return true;
  const words = romanize(text.slice(0, 200)).replace(/[_\s]+/g, ' ');
  return phrase.test(words) && !hedged.test(words.replace(phrase, ' '));
}

// What leaves no doubt in a sentence, too.
const phrases = `sold out|fully booked|booked out|no places left|no tickets left|no seats left|no spots left|no more tickets|no more places|no availability|out of stock|registration full|event full|is full|is currently full|now full|capacity reached|
  ausverkauft|ausgebucht|restlos belegt|keine plätze mehr|keine freien plätze|keine karten mehr|keine tickets mehr|vergriffen|ausreserviert|
  guichets fermés|plus de places|plus aucune place|places épuisées|épuisé|événement complet|séance complète|à guichet fermé|
  agotado|agotada|agotados|agotadas|aforo completo|plazas agotadas|sin plazas|no quedan plazas|no quedan entradas|localidades agotadas|cupo lleno|cupos agotados|
  esgotado|esgotada|esgotados|esgotadas|lotado|lotada|lotação esgotada|sem vagas|vagas esgotadas|
  esaurito|esaurita|esauriti|esaurite|tutto esaurito|posti esauriti|
  uitverkocht|volgeboekt|volzet|geen plaatsen meer|slutsåld|slutsålt|utsåld|utsålt|fullbokad|fullbokat|inga platser kvar|udsolgt|fuldt booket|ingen ledige pladser|utsolgt|fulltegnet|fullbooket|ingen ledige plasser|uppselt|
  loppuunmyyty|loppuunvarattu|täyteen varattu|ei paikkoja|välja müüdud|kohad täis|izpārdots|išparduota|vietų nėra|
  wyprzedane|wyprzedany|wyprzedano|wyprzedana|brak miejsc|brak wolnych miejsc|brak biletów|komplet uczestników|
  vyprodáno|vyprodané|obsazeno|kapacita naplněna|vypredané|obsadené|kapacita naplnená|elfogyott|betelt|teltház|minden jegy elkelt|megtelt|
  epuizat|locuri epuizate|bilete epuizate|nu mai sunt locuri|εξαντλήθηκε|εξαντλήθηκαν|εξαντλημένο|εξαντλημένα|tükendi|biletler tükendi|kontenjan doldu|yer kalmadı|
  распродано|распродан|распродана|билеты проданы|все билеты проданы|билетов нет|мест нет|нет мест|свободных мест нет|мест больше нет|аншлаг|
  розпродано|квитки продані|квитків немає|місць немає|немає місць|вільних місць немає|продадено|разпродадено|няма места|распродато|rasprodano|popunjeno|nema mjesta|nema mesta|razprodano|zasedeno|ni prostih mest|
  نفدت التذاكر|نفدت|نفذت|مكتمل العدد|اكتمل العدد|لا توجد أماكن|تمام شد|אזל|אזלו|אזלו הכרטיסים|הכרטיסים אזלו|אין מקום|אין מקומות|סולד אאוט|
  售罄|售完|已售罄|已售完|已满|满员|名额已满|额满|額滿|滿座|已額滿|完売|満席|満員|定員に達し|매진|정원마감|만석|
  habis|tiket habis|terjual habis|kehabisan tiket|penuh|hết vé|hết chỗ|đã bán hết|บัตรหมด|ขายหมด|เต็มแล้ว|esgotades|exhaurit|exhaurides|entrades exhaurides|agortuta|satılıb|გაყიდულია|билет қалмады`;

// What says it only where nothing else stands.
const loneWords = `full|soldout|booked|none left|no capacity|complet|complète|complets|completo|completa|completi|pieno|voll|belegt|vol|fullt|fuldt|täynnä|komplet|pilno|plné|plno|obsadeno|zaplněno|plein|
  lleno|llena|cheio|dolu|полный|заполнено|заповнено|γεμάτο|full house|fullhouse|mest net|нету мест|pun|puno|満|满|full up`;

const list = (words: string): readonly string[] => words.split('|').map((word) => word.trim());
const keywords: ReadonlySet<string> = new Set(
  [...list(phrases), ...list(loneWords)].map((word) => romanize(normalizeKeyword(word))),
);
const phrase = new RegExp(anyWord(list(phrases).map(romanize)), 'u');
/** `Not yet sold out`, `nearly sold out`, `sold out in 2025`. */
const hedged = new RegExp(
  anyWord(
    list(
      'not|nearly|almost|soon|if|unless|until|never|last year|some|partly|partially|nicht|noch nicht|fast|beinahe|bald|nahezu|teilweise|wenn|falls|bis|pas|presque|bientôt|si|partiellement|no|casi|pronto|hasta|parcialmente|quase|não|nao|em breve|non|quasi|presto|se|niet|bijna|binnenkort|inte|nästan|snart|ikke|næsten|nesten|ei vielä|melkein|pian|nie|prawie|wkrótce|téměř|skoro|brzy|ještě|nem|majdnem|hamarosan|nu|aproape|в прошлом|почти|скоро|не|майже|невдовзі|όχι|σχεδόν|neredeyse|değil|hampir|belum|gần|sắp',
    ).map(romanize),
  ),
  'u',
);
