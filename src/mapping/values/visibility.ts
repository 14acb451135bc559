import type { Visibility } from '../../calendar/event.ts';
import { readWords, wordOf } from './flag-and-word.ts';

// No word for `closed` or `members` alone: those are said of registrations and of audiences.
const words: Readonly<Record<Visibility, string>> = {
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
  (Object.keys(words) as Visibility[]).flatMap((name) =>
    words[name].split('|').map((word) => [wordOf(word), name] as const),
  ),
);

/** Who may see an event; true: everybody, false: nobody but its owners. Of several words the strictest. Null when no word is known. */
export function readVisibility(value: unknown): Visibility | null {
  const found = readWords(value)
    .map((word) => visibilityOfWord.get(word))
    .filter((name) => name !== undefined);
  return found.find((name) => name === 'private') ?? found.find((name) => name === 'unlisted') ?? found[0] ?? null;
}
