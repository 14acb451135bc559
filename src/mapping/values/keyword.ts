import type { EventStatus, Visibility } from '../../calendar/event.ts';
import { isRecord, scalarText } from '../json.ts';
import { contentOf } from '../wrapper.ts';
import { romanize } from './romanize.ts';

/**
 * The status that a keyword stands for, or the keywords of an object or a list; a boolean tells whether the event is
 * published. Null when no keyword is known.
 */
export function readStatus(value: unknown): EventStatus | null {
  const found = readKeywords(value)
    .map(statusOf)
    .filter((status) => status !== undefined);
  // Of several, one that keeps the event from taking place as planned says more than `active`.
  return found.find((status) => status !== 'confirmed') ?? found[0] ?? null;
}

/**
 * Who may see an event; true means everybody, false only its owners. Of several keywords the strictest counts. Null
 * when no keyword is known.
 */
export function readVisibility(value: unknown): Visibility | null {
  const found = readKeywords(value)
    .map((keyword) => visibilityOfWord.get(keyword))
    .filter((name) => name !== undefined);
  return found.find((name) => name === 'private') ?? found.find((name) => name === 'unlisted') ?? found[0] ?? null;
}

/** The keywords in a value, normalized: a scalar, the keyword fields of an object, or those of each item of a list. */
function readKeywords(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return [normalizeKeyword(scalarText(value))];
  if (depth > 2) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((item) => readKeywords(item, depth + 1));
  if (!isRecord(value)) return [];
  const found = keywordFields.flatMap((key) => (Object.hasOwn(value, key) ? readKeywords(value[key], depth + 1) : []));
  const content = contentOf(value);
  return content === value ? found : [...found, ...readKeywords(content, depth + 1)];
}

const keywordFields = ['code', 'key', 'slug', 'value', 'name', 'id', 'title', 'label', 'type', 'status', 'state'];

/**
 * A keyword without case, separators and prefixes: `EventStatus/EventCancelled`, `https://schema.org/EventCancelled`
 * and `Event cancelled` all become `eventcancelled`.
 */
export function normalizeKeyword(text: string): string {
  return (
    text
      .slice(0, 200)
      .trim()
      .toLowerCase()
      // A Turkish İ in lower case is an i with this dot above.
      .replaceAll('\u0307', '')
      .replace(/^.*[/#]/, '')
      .replaceAll('ё', 'е')
      .replace(/[\s_\-.!()]+/g, '')
  );
}

function statusOf(keyword: string): EventStatus | undefined {
  const exact = statusOfWord.get(keyword);
  if (exact !== undefined) return exact;
  const plain = romanize(keyword);
  return statusOfStem.find(([stem]) => plain.startsWith(stem) && plain.length <= stem.length + maxEnding)?.[1];
}

/** The longest grammatical ending, in letters. A longer text is a sentence that only begins like a status. */
const maxEnding = 9;

// Words as portals write them; case and separators don't matter. An event that is sold out, or whose registration is
// closed, takes place: it is confirmed.
const statusWords: Readonly<Record<EventStatus, string>> = {
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

// The stems of words whose endings change with gender, number and tense, in Latin letters without accents.
const statusStems: Readonly<Record<EventStatus, string>> = {
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

const statusOfWord: ReadonlyMap<string, EventStatus> = new Map(
  (Object.keys(statusWords) as EventStatus[]).flatMap((status) =>
    statusWords[status].split('|').map((word) => [normalizeKeyword(word), status] as const),
  ),
);

const statusOfStem: readonly (readonly [string, EventStatus])[] = (Object.keys(statusStems) as EventStatus[]).flatMap(
  (status) => statusStems[status].split('|').map((stem) => [romanize(normalizeKeyword(stem)), status] as const),
);

// `closed` and `members` alone are missing on purpose: portals use them of registrations and audiences.
const visibilityWords: Readonly<Record<Visibility, string>> = {
  public: `public|everyone|everywhere|anyone|all|world|open|visible|shown|listed|published|publish|default|inherit|true|yes|1|unlocked|free|open to all|for everyone|external|публично|публичное|публичный|публичная|для всех|всем|открыто|открытое|открытый|открытая|виден|видно|видимый|общедоступно|да|
    публічно|публічна|публічний|відкрито|відкритий|для всіх|так|öffentlich|alle|jeder|für alle|oeffentlich|sichtbar|extern|ja|publique|tous|tout public|grand public|ouvert|ouvert à tous|oui|visible|público|pública|todos|abierto|abierta|sí|aberto|aberta|sim|visível|
    pubblico|pubblica|tutti|aperto|aperta|visibile|sì|julkinen|kaikki|kaikille|avoin|näkyvä|näkyy|kyllä|publiczne|publiczny|publiczna|otwarte|otwarty|dla wszystkich|widoczne|widoczny|tak|openbaar|publiek|iedereen|zichtbaar|offentlig|offentligt|öppen|öppet|alla|synlig|åben|åpen|åpent|
    veřejné|veřejný|veřejná|viditelné|ano|verejné|verejný|áno|nyilvános|publikus|mindenki|látható|igen|vizibil|toți|javno|javan|javni|svi|vidljivo|vidno|vsi|публично|видим|всички|herkese açık|herkes|görünür|evet|avalik|kõigile|nähtav|publisks|atvērts|redzams|viešas|vieša|matomas|públic|tothom|obert|
    δημόσιο|όλοι|ορατό|公開|一般公開|公开|全員|공개|ציבורי|عام|publichno|otkryto`,
  unlisted: `unlisted|hidden|by link|link only|link|with link|direct link|по ссылке|скрыто|скрытое|скрытый|скрыт|скрыта|не показывать|за посиланням|приховано|прихований|versteckt|verborgen|nicht gelistet|ausgeblendet|nur mit link|per link|unsichtbar|
    masqué|masquée|caché|cachée|non répertorié|non listé|lien seulement|invisible|oculto|oculta|no listado|solo con enlace|não listado|escondido|nascosto|nascosta|non in elenco|invisibile|piilotettu|piilossa|vain linkillä|näkymätön|ukryte|ukryty|ukryta|niewidoczne|niepubliczne|
    niet vermeld|onzichtbaar|dold|dolt|olistad|skjult|skryté|skrytý|skryto|neveřejné|rejtett|ascuns|skriveno|skrito|скрито|gizli bağlantı|listelenmemiş|peidetud|paslēpts|paslėpta|amagat|κρυφό|限定公開|不公开列出|목록에 없음|secret`,
  private: `private|confidential|internal|restricted|members|members only|invite only|invitation only|by invitation|draft|protected|password|locked|staff|staff only|employees|organization|false|no|0|none|nobody|only me|me|non public|not public|logged in|authenticated|registered users|
    приватно|приватное|закрыто|закрытое|закрытый|внутреннее|внутренний|внутренняя|для сотрудников|только для членов|только для своих|по приглашениям|личное|личный|конфиденциально|нет|не публично|черновик|приватний|приватна|внутрішній|внутрішня|для співробітників|ні|
    privat|intern|intern nur|nur intern|nicht öffentlich|nichtöffentlich|vertraulich|nur für auf einladung|geschützt|gesperrt|nein|privé|privée|interne|confidentiel|confidentielle|réservé|réservée|réservé aux membres|sur invitation|non public|non|
    privado|privada|interno|interna|confidencial|reservado|restringido|solo miembros|con invitación|no público|restrito|não público|não|privato|privata|riservato|riservata|solo su invito|non pubblico|yksityinen|sisäinen|luottamuksellinen|vain jäsenille|ei julkinen|kutsuvieraille|ei|
    prywatne|prywatny|prywatna|wewnętrzne|wewnętrzny|poufne|tylko dla członków|nie|besloten|vertrouwelijk|alleen op uitnodiging|niet openbaar|nee|privat|privata|intern|internt|konfidentiell|endast nej|fortrolig|kun for lukket arrangement|nei|
    soukromé|soukromý|interní|důvěrné|jen pro členy|ne|súkromné|súkromný|interné|dôverné|privát|magán|belső|bizalmas|zártkörű|nem|intern|confidențial|doar membri|nu|privatno|interno|povjerljivo|samo za članove|zasebno|zaupno|лично|вътрешно|само за членове|не|özel|gizli|dahili|üyelere özel|hayır|
    privaatne|sisemine|salajane|privāts|iekšējs|privatus|privati|vidinis|privat|intern|només socis|ιδιωτικό|εσωτερικό|μόνο μέλη|όχι|非公開|限定|会員限定|社内|私有|内部|保密|비공개|내부|회원전용|פרטי|פנימי|خاص|داخلي|vnutrennee|zakryto|lichnoe`,
};

const visibilityOfWord: ReadonlyMap<string, Visibility> = new Map(
  (Object.keys(visibilityWords) as Visibility[]).flatMap((name) =>
    visibilityWords[name].split('|').map((word) => [normalizeKeyword(word), name] as const),
  ),
);
