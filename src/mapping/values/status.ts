import type { EventStatus } from '../../calendar/event.ts';
import { readWords, wordOf } from './flag-and-word.ts';
import { romanize } from './romanize.ts';

// Words as portals write them; spaces, dashes and case don't matter. What is sold out, or closed for registration, takes place.
const words: Readonly<Record<EventStatus, string>> = {
  confirmed: `confirmed|confirm|live|active|published|publish|public|open|opened|scheduled|event scheduled|shown|visible|approved|accepted|featured|
    available|upcoming|started|running|ongoing|ended|completed|complete|finished|past|closed|sold out|soldout|full|on|true|ok|normal|online|enabled|
    released|verified|rescheduled|event rescheduled|moved online|event moved online|planned|fixed|held|current|ready|fully booked|booked out|booked|
    registration closed|registration open|registration full|bookings closed|waiting list|waitlist|few tickets left|last tickets|limited availability|going ahead|takes place|
    опубликовано|опубликован|активно|активен|активный|запланировано|запланирован|подтверждено|подтверждён|состоится|идет|завершено|завершен|прошло|открыто|закрыто|проведено|действует|
    мест нет|нет мест|свободных мест нет|аншлаг|билетов нет|все билеты проданы|регистрация открыта|регистрация закрыта|регистрация завершена|запись закрыта|набор закрыт|идет регистрация|в силе|актуально|скоро|
    опубліковано|підтверджено|заплановано|активна|відбудеться|місць немає|квитків немає|реєстрація відкрита|реєстрацію закрито|триває|завершено|opublikovano|aktivno|zaplanirovano|podtverzhdeno|zaversheno|sostoitsya|
    bestätigt|veröffentlicht|geplant|aktiv|findet statt|offen|ausverkauft|beendet|ausgebucht|belegt|voll|freie plätze|plätze frei|wenige plätze|restkarten|warteliste|anmeldung geschlossen|anmeldung offen|anmeldeschluss|anmeldung möglich|läuft|vorbei|freigegeben|fix|durchgeführt|
    confirmé|publié|ouvert|complet|programmé|planifié|terminé|maintenu|maintenue|a lieu|en cours|passé|à venir|guichets fermés|places disponibles|inscriptions closes|inscriptions ouvertes|validé|validée|prévu|prévue|en ligne|
    confirmado|publicado|activo|programado|abierto|agotado|entradas agotadas|aforo completo|completo|inscripciones cerradas|inscripciones abiertas|vigente|en curso|finalizado|realizado|próximo|cerrado|
    inscrições encerradas|inscrições abertas|encerrado|esgotado|lotado|ativo|a decorrer|confermato|pubblicato|attivo|esaurito|tutto esaurito|iscrizioni chiuse|iscrizioni aperte|in programma|in corso|concluso|terminato|
    vahvistettu|julkaistu|aktiivinen|loppuunmyyty|täynnä|ilmoittautuminen päättynyt|ilmoittautuminen auki|toteutuu|pidetään|käynnissä|päättynyt|avoin|voimassa|tulossa|
    potwierdzone|opublikowane|odbędzie się|aktualne|brak miejsc|komplet|rejestracja zamknięta|rejestracja otwarta|rejestracja zakończona|w toku|zakończone|bevestigd|gepubliceerd|gaat door|vol|volzet|inschrijving gesloten|afgelopen|
    bekräftad|slutsåld|slutsålt|fullbokad|fullbokat|fullt|genomförs|udsolgt|fuldt booket|gennemføres|utsolgt|fulltegnet|gjennomføres|påmelding stengt|vyprodáno|obsazeno|koná se|proběhne|aktuální|vypredané|obsadené|
    elfogyott|betelt|teltház|megtartjuk|rasprodano|popunjeno|održava se|razprodano|zasedeno|epuizat|sold-out|разпродадено|ще се проведе|tükendi|dolu|kayıtlar kapandı|aktif|yayında|planlandı|izpardots|notiks|išparduota|vyks|välja müüdud|toimub|
    exhaurit|exhaurides|confirmat|εξαντλήθηκε|επιβεβαιωμένο|δημοσιευμένο|確定|公開|開催|開催予定|満席|完売|受付中|受付終了|已确认|已發布|已发布|售罄|已满|报名截止|报名中|확정|공개|매진|마감|예정|진행중|מאושר|פורסם|אזלו הכרטיסים|مؤكد|منشور|نفدت التذاكر`,
  tentative: `tentative|provisional|unconfirmed|not confirmed|to be confirmed|tbc|tbd|to be announced|to be decided|maybe|on hold|pencilled in|penciled in|subject to change|subject to confirmation|proposed|
    предварительно|предварительный|не подтверждено|уточняется|под вопросом|планируется|возможно|predvaritelno|utochnyaetsya|попередньо|уточнюється|не підтверджено|під питанням|
    vorläufig|unbestätigt|noch nicht bestätigt|unter vorbehalt|vorbehaltlich|in planung|offene planung|angefragt|option auf termin|termin folgt|provisoire|à confirmer|sous réserve|non confirmé|non confirmée|en option|en suspens|
    provisional|por confirmar|a confirmar|sin confirmar|tentativo|tentativa|por definir|provisório|provisória|provvisorio|provvisoria|da confermare|non confermato|in forse|alustava|vahvistamaton|vahvistamatta|varauksella|suunnitteilla|
    wstępne|wstępny|wstępnie|niepotwierdzone|do potwierdzenia|voorlopig|onbevestigd|onder voorbehoud|preliminär|preliminärt|obekräftad|foreløbig|ikke bekræftet|ubekreftet|ikke bekreftet|předběžně|předběžný|nepotvrzeno|predbežne|nepotvrdené|
    előzetes|nem megerősített|tervezett|provizoriu|neconfirmat|nepotvrđeno|privremeno|začasno|nepotrjeno|предварително|непотвърдено|geçici|kesinleşmedi|onay bekliyor|esialgne|kinnitamata|provizorisks|neapstiprināts|preliminarus|nepatvirtinta|
    per confirmar|provisional|προσωρινό|μη επιβεβαιωμένο|仮|未定|調整中|暂定|待定|待确认|미정|잠정|זמני|לא מאושר|مبدئي|غير مؤكد`,
  cancelled: `cancelled|canceled|cancel|event cancelled|event canceled|called off|annulled|not happening|does not take place|отменено|отменен|отменена|отмена|отменены|не состоится|скасовано|скасований|не відбудеться|otmeneno|otmenen|otmena|skasovano|
    abgesagt|fällt aus|fällt leider aus|entfällt|ausgefallen|findet nicht statt|gestrichen|storniert|annulé|annulée|n'a pas lieu|n’aura pas lieu|cancelado|cancelada|anulado|suspendido|no se realiza|annullato|cancellato|soppresso|peruttu|peruutettu|ei toteudu|ei pidetä|
    odwołane|anulowane|nie odbędzie się|geannuleerd|afgelast|afgezegd|gaat niet door|vervalt|inställd|inställt|ställs in|aflyst|avlyst|zrušeno|zrušené|nekoná se|odpadá|elmarad|lemondva|iptal|otkazano|odpovedano|odpade|отказано|се отменя|anulat|
    jääb ära|ära jäetud|tühistatud|atcelts|nenotiks|atšaukta|neįvyks|cancel·lat|anul·lat|suspès|ακυρώθηκε|ακυρωμένο|ακυρώνεται|中止|開催中止|取消|已取消|キャンセル|취소|취소됨|בוטל|מבוטל|ملغى|ملغي|أُلغي|تم الإلغاء`,
  postponed: `postponed|event postponed|delayed|deferred|put off|перенесено|перенесен|перенесена|перенос|отложено|отложен|pereneseno|otlozheno|перенесений|відкладено|verschoben|wird verschoben|verlegt|vertagt|neuer termin|reporté|reportée|reportés|reportées|différé|ajourné|
    aplazado|pospuesto|rinviato|posticipato|spostato|siirretty|lykätty|siirtyy|przełożone|przesunięte|uitgesteld|verzet|uppskjuten|uppskjutet|flyttad|flyttat|udsat|udskudt|flyttet|utsatt|odloženo|přeloženo|přesunuto|preložené|presunuté|elhalasztva|amânat|odgođeno|
    prestavljeno|preloženo|отложено|отсрочено|ertelendi|edasi lükatud|atlikts|pārcelts|atidėta|nukelta|ajornat|posposat|αναβλήθηκε|αναβάλλεται|延期|推迟|延后|연기|연기됨|נדחה|مؤجل|تم التأجيل`,
  draft: `draft|unpublished|pending|pending review|in review|review|awaiting review|to be moderated|moderation|on moderation|hidden|private|trash|trashed|deleted|removed|archived|rejected|refused|declined|
    not published|auto draft|inactive|disabled|false|off|future|blocked|spam|unlisted|internal|not public|work in progress|
    черновик|не опубликовано|неопубликовано|на модерации|модерация|на проверке|скрыто|скрыт|удалено|удален|отклонено|архив|неактивно|не активно|на согласовании|чернетка|не опубліковано|приховано|на модерації|видалено|chernovik|na moderacii|skryto|udaleno|
    entwurf|unveröffentlicht|nicht veröffentlicht|in prüfung|in bearbeitung|gelöscht|gesperrt|abgelehnt|versteckt|ausgeblendet|brouillon|non publié|non publiée|en attente|supprimé|supprimée|refusé|masqué|corbeille|borrador|no publicado|pendiente|eliminado|eliminada|oculto|papelera|
    rascunho|não publicado|por publicar|bozza|non pubblicato|in attesa|eliminato|eliminata|nascosto|cestino|luonnos|julkaisematon|poistettu|piilotettu|odottaa hyväksyntää|szkic|nieopublikowane|usunięte|ukryte|roboczy|concept|niet gepubliceerd|verwijderd|verborgen|
    utkast|opublicerad|borttagen|raderad|kladde|ikke publiceret|slettet|upublisert|ikke publisert|koncept|nepublikováno|smazáno|skryto|nepublikované|zmazané|piszkozat|vázlat|törölve|nem publikált|ciornă|nepublicat|șters|skica|nacrt|neobjavljeno|obrisano|osnutek|izbrisano|
    чернова|непубликувано|изтрито|taslak|yayınlanmadı|silindi|mustand|avaldamata|kustutatud|melnraksts|nepublicēts|dzēsts|juodraštis|nepaskelbta|ištrinta|esborrany|no publicat|eliminat|πρόχειρο|μη δημοσιευμένο|下書き|非公開|未公開|削除済み|草稿|未发布|已删除|초안|비공개|삭제됨|טיוטה|לא פורסם|مسودة|غير منشور`,
};

// How words of the same meaning begin, in Latin letters without accents: endings go by gender, number and tense.
const stems: Readonly<Record<EventStatus, string>> = {
  cancelled: `cancel|annul|anul|storn|abgesag|entfall|entfael|ausgefall|fallaus|faelltaus|falltaus|otmen|nesosto|skasov|vidmin|admenen|nevidbud|zrus|odwol|odvolan|otkaz|odpovedan|iptal|perut|peruut|geannul|
    afgelast|afgezegd|vervall|installd|instalt|aflyst|avlyst|suspend|sospes|soppress|elmarad|lemond|atcelt|atcelst|atsaukt|tuhist|akyro|suspes`,
  postponed: `postpon|verschob|verschieb|verleg|vertag|aplaz|aplac|pospuest|posterg|adiad|rinvi|posticip|spostat|peren|otloz|otlozh|vidklad|siirr|siirt|lykat|lykka|przeloz|przesun|prelo|presunut|
    odloz|odroc|odroczon|uitgest|verplaatst|uppskj|framflytt|senarelagd|udsat|udskudt|utsatt|ertelen|elhalaszt|odgod|ajourn|ajornat|differe|amanat|atlikt|parcelt|atidet|nukelt|anavl|anaval|prestavlj|otsroch`,
  draft: `draft|entwurf|brouillon|borrador|bozz|rascunho|chernov|chernetk|luonno|szkic|rozprac|koncept|nacrt|utkast|kladde|taslak|piszkozat|
    neopublik|nepublik|unveroff|unpublish|nonpubli|nopublic|naopublic|naopubl|nieopublik|niepublik|julkaisemat|opublicerad|upublisert|ejpublicerad|archiv|udalen|vydalen|geloscht|supprim|eliminad|eliminat|torolt|torolve|usuniet|smazan|zmazan|verwijder|
    slettet|raderad|borttag|poistet|obrisan|izbrisan|silin|inaktiv|inactiv|inatti|inativ|neaktiv|nieaktyw|deaktiv|desactiv|desativ|disattiv|nichtveroff|nichtoff|avaldamata|melnrakst|juodrast|mustand|osnutek|vazlat|esborran`,
  tentative: `tentativ|provisor|provisi|provvisori|provizor|vorlauf|vorlaeuf|vorbehalt|untervorbehalt|unbestat|nichtbestat|unconfirm|notconfirm|aconfirm|porconfirm|perconfirm|daconferm|nonconferm|nonconfirm|noconfirm|neconfirm|naoconfirm|sinconfirm|
    nepotvr|nepotrj|niepotwierdz|nepodtverzhd|nepidtverdzh|predvarit|poperedn|predbezn|wstepn|alustav|vahvistamat|prelimin|onbevestig|voorlopig|forelobig|forelopig|obekraft|ubekreft|ubekraft|elozetes|kinnitamata|esialgn|neapstiprin|nepatvirtin|prosorin`,
  confirmed: `confirm|konfirm|conferm|bestatig|bestaetig|bevestig|bekraft|bekreft|vahvist|potvr|potrj|potwierdz|podtverzh|pidtverdzh|publi|planifi|program|reprogram|
    zaplan|planov|planer|geplan|planlag|planlan|julkaist|aktiv|activ|ativ|attiv|opublik|zverejn|yayin|onayl|apstiprin|patvirtin|kinnitat|megerosit|maintenu|
    ausverkauf|ausgebuch|vyprod|vypred|wyprzed|rasprod|razprod|uitverk|volgeboek|fullbok|slutsal|udsolg|utsolg|loppuunmyy|esaur|esgot|agotad|lotad|izpardot|isparduot|epuizat|exhaurid|rozprodan|vydano`,
};

const statusOfStem: readonly (readonly [string, EventStatus])[] = (Object.keys(stems) as EventStatus[]).flatMap(
  (status) => stems[status].split('|').map((stem) => [romanize(wordOf(stem)), status] as const),
);

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
