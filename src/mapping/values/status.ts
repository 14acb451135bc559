import type { EventStatus } from '../../calendar/event.ts';
import { romanize } from '../romanize.ts';
import { readWords, wordOf } from './word.ts';

// Words as portals write them; spaces, dashes and case don't matter.
const words: Readonly<Record<EventStatus, string>> = {
  confirmed: `confirmed|confirm|live|active|published|publish|public|open|opened|scheduled|event scheduled|shown|visible|approved|accepted|featured|
    available|upcoming|started|running|ongoing|ended|completed|complete|finished|past|closed|sold out|soldout|full|on|true|ok|normal|online|enabled|
    released|verified|rescheduled|event rescheduled|moved online|event moved online|planned|fixed|held|current|ready|
    опубликовано|опубликован|активно|активен|активный|запланировано|запланирован|подтверждено|подтверждён|состоится|идет|завершено|завершен|прошло|открыто|закрыто|проведено|действует|
    опубліковано|підтверджено|заплановано|активна|opublikovano|aktivno|zaplanirovano|podtverzhdeno|zaversheno|
    bestätigt|veröffentlicht|geplant|aktiv|findet statt|offen|ausverkauft|beendet|confirmé|publié|ouvert|complet|programmé|planifié|terminé|
    confirmado|publicado|activo|programado|abierto|agotado|confermato|pubblicato|attivo|vahvistettu|julkaistu|aktiivinen|potwierdzone|opublikowane|bevestigd|gepubliceerd|bekräftad`,
  tentative: `tentative|provisional|unconfirmed|to be confirmed|tbc|tbd|maybe|on hold|предварительно|предварительный|не подтверждено|уточняется|predvaritelno|попередньо|
    vorläufig|unbestätigt|provisoire|à confirmer|provisional|por confirmar|provvisorio|alustava|wstępne`,
  cancelled: `cancelled|canceled|cancel|event cancelled|event canceled|called off|annulled|отменено|отменен|отменена|отмена|отменены|не состоится|скасовано|скасований|otmeneno|otmenen|otmena|skasovano|
    abgesagt|fällt aus|storniert|annulé|annulée|cancelado|cancelada|anulado|suspendido|annullato|cancellato|peruttu|peruutettu|odwołane|anulowane|geannuleerd|afgelast|inställd|inställt|aflyst|avlyst|zrušeno|zrušené|iptal`,
  postponed: `postponed|event postponed|delayed|deferred|перенесено|перенесен|перенесена|перенос|отложено|отложен|pereneseno|otlozheno|перенесений|відкладено|verschoben|reporté|reportée|différé|aplazado|pospuesto|rinviato|posticipato|
    siirretty|lykätty|przełożone|uitgesteld|uppskjuten|udsat|utsatt|odloženo|ertelendi`,
  draft: `draft|unpublished|pending|pending review|in review|review|awaiting review|to be moderated|moderation|on moderation|hidden|private|trash|trashed|deleted|removed|archived|rejected|refused|declined|
    not published|auto draft|inactive|disabled|false|off|future|blocked|spam|unlisted|internal|
    черновик|не опубликовано|неопубликовано|на модерации|модерация|на проверке|скрыто|скрыт|удалено|удален|отклонено|архив|неактивно|чернетка|не опубліковано|приховано|chernovik|na moderacii|skryto|udaleno|
    entwurf|unveröffentlicht|in prüfung|gelöscht|brouillon|non publié|en attente|supprimé|refusé|borrador|no publicado|pendiente|bozza|non pubblicato|luonnos|julkaisematon|szkic|nieopublikowane|concept|utkast|kladde|koncept|taslak`,
};

// How words of the same meaning begin, in Latin letters without accents: endings go by gender, number and tense.
const stems: Readonly<Record<Exclude<EventStatus, 'tentative'>, string>> = {
  cancelled: `cancel|annul|anul|storn|abgesag|entfall|ausgefall|fallaus|otmen|nesosto|skasov|vidmin|zrus|odwol|otkaz|iptal|perut|peruut|geannul|
    afgelast|vervall|installd|instalt|aflyst|avlyst|suspend|sospes|supprim|elmarad|lemond|torolt|atcelt|atsaukt|tuhist`,
  postponed: `postpon|verschob|verleg|vertag|aplaz|aplac|pospuest|adiad|rinvi|posticip|peren|otloz|otlozh|vidklad|siirr|lykat|przeloz|przesun|prelo|
    odloz|odroc|uitgest|verplaatst|uppskj|framflytt|senarelagd|udsat|udskudt|utsatt|ertelen|elhalaszt|odgod`,
  draft: `draft|entwurf|brouillon|borrador|bozz|rascunho|chernov|chernetk|luonno|szkic|rozprac|koncept|nacrt|utkast|kladde|taslak|piszkozat|
    neopublik|nepublik|unveroff|unpublish|nonpubli|nopublic|nieopublik|julkaisemat|opublicerad|upublisert|ejpublicerad|archiv|udalen|vydalen`,
  confirmed: `confirm|konfirm|conferm|bestatig|bevestig|bekraft|bekreft|vahvist|potvr|potwierdz|podtverzh|pidtverdzh|publi|planifi|program|
    zaplan|planov|planer|geplan|planlag|planlan|julkaist|aktiv|activ|ativ|attiv|opublik|zverejn|yayin|onayl`,
};

const statusOfStem: readonly (readonly [string, EventStatus])[] = (
  Object.keys(stems) as (keyof typeof stems)[]
).flatMap((status) => stems[status].split('|').map((stem) => [romanize(wordOf(stem)), status] as const));

/** A sentence that begins with such a word is no status. */
const longestEnding = 9;

function statusOf(word: string): EventStatus | undefined {
  const exact = statusOfWord.get(word);
  if (exact !== undefined) return exact;
  const plain = romanize(word);
  return statusOfStem.find(([stem]) => plain.startsWith(stem) && plain.length <= stem.length + longestEnding)?.[1];
}

const statusOfWord: ReadonlyMap<string, EventStatus> = new Map(
  (Object.keys(words) as EventStatus[]).flatMap((status) =>
    words[status].split('|').map((word) => [wordOf(word), status] as const),
  ),
);

/** The status that a word, an object with one or a list of them says; a boolean says whether it is published. Null when no word is known. */
export function readStatus(value: unknown): EventStatus | null {
  const found = readWords(value)
    .map(statusOf)
    .filter((status) => status !== undefined);
  // Of several, what keeps an event from taking place as planned says more than `active`.
  return found.find((status) => status !== 'confirmed') ?? found[0] ?? null;
}
