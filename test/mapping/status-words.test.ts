import { describe, expect, test } from 'vitest';
import { readStatus, readVisibility } from '../../src/mapping/values/keyword.ts';

const statuses: readonly (readonly [string, string])[] = [
  ['confirmed', '전시예정|공연예정|강좌완료|공연종료'],
  ['cancelled', 'Cancelled|a wordo cancela|Скасаваная|ofgesot|CANCELED|CANC|Called off|Abgesagt|abgesagte|fällt aus|Faellt aus|entfällt|Entfaellt|annulé(e)|Annulée|annulés|cancelado|CANCELADA|cancelados|suspendido|Suspendida|anulada|annullato|Annullata|cancellata|sospeso|peruttu|Peruutettu|peruttiin|odwołane|Odwołany|odwołana|anulowano|geannuleerd|Afgelast|Inställd|inställt|Aflyst|Avlyst|Zrušeno|zrušená|zrušené|Отменено|отменён|отменена|Отменены|не состоится|скасовано|Скасована|відмінено|otmeneno|elmarad|Lemondva|anulat|Otkazano|odpovedano|отказан|iptal edildi|tühistatud|atcelts|atšaukta|cancel·lat|Ακυρώθηκε|ακυρωμένη|中止|取消|취소됨|בוטל|ملغى|ரத்து செய்யப்பட்டது|रद्द झाला|বাতিল'],
  ['postponed', 'Postponed|a keda pospone|Адкладзены|перанесеная|ወደ ሌላ ጊዜ ተራዝሟል|Verschoben|verschobene|Verlegt|vertagt|reporté(e)|Reportée|différée|aplazado|Aplazada|pospuesta|rinviato|Rinviata|posticipata|siirretty|Siirtyy|lykätty|przełożone|Przełożony|przesunięta|uitgesteld|uppskjuten|udsat|utsatt|odloženo|Přeloženo|odložené|elhalasztva|amânat|Odgođeno|отложено|Перенесено|перенесён|перенесена|отложена|відкладено|перенесений|ertelendi|edasi lükatud|atidėta|ajornat|Αναβλήθηκε|延期|연기|to be rescheduled|repoussée|slittata|ஒத்திவைக்கப்பட்டது|पुढे ढकलला|স্থগিত|framskjuten'],
  ['tentative', 'Tentative|TENT|i-w-gadarnhau|unconfirmed|TBC|unter Vorbehalt|vorläufig|Vorlaeufig|unbestätigt|à confirmer|provisoire|A confirmar|por confirmar|provisional|da confermare|provvisoria|alustava|vahvistamaton|wstępny|niepotwierdzone|voorlopig|onder voorbehoud|preliminär|foreløbig|foreløpig|předběžně|nepotvrzeno|előzetes|предварительно|не подтверждено|попередньо|не підтверджено|geçici|esialgne|προσωρινό|仮|待定|미정|pending confirmation|en attente de confirmation|requested|optioniert|Optie|in afwachting van bevestiging|inasubiri kuthibitishwa'],
  ['draft', 'Draft|Entwurf|Brouillon|borrador|rascunho|Bozza|luonnos|szkic|Concept|utkast|kladde|koncept|piszkozat|ciornă|nacrt|osnutek|чернова|Черновик|Чернетка|на модерации|taslak|mustand|melnraksts|juodraštis|esborrany|πρόχειρο|下書き|草稿|초안|nicht veröffentlicht|non publiée|não publicado|nieopublikowane|julkaisematon|inaktiv|gelöscht|supprimée|eliminado|usunięte|Ébauche|en rédaction|bosquejo|esboço|abbozzo|Konzept|in bewerking|under arbejde|työversio|w opracowaniu|в разработке|в підготовці|hazırlanıyor|作成中|準備中|草案|வரைவு|मसुदा|খসড়া|WIP'],
  ['confirmed', 'Confirmed|CONF|sold out|Sold-Out|fully booked|registration closed|Ausverkauft|ausgebucht|Anmeldung geschlossen|findet statt|bestätigt|Complet|maintenu|maintenue|confirmée|inscriptions closes|Agotado|entradas agotadas|confirmada|Aforo completo|esgotado|lotado|esaurito|confermata|loppuunmyyty|vahvistettu|täynnä|wyprzedane|potwierdzony|brak miejsc|uitverkocht|bevestigd|slutsåld|fullbokat|udsolgt|utsolgt|vyprodáno|potvrzeno|obsazeno|elfogyott|rasprodano|разпродадено|Состоится|мест нет|Регистрация закрыта|распродано|Відбудеться|підтверджено|tükendi|izpardots|išparduota|välja müüdud|epuizat|満席|售罄|매진'],
]; // biome-ignore format: a table

const audiences: readonly (readonly [string, string])[] = [
  ['public', 'public|PUB|Öffentlich|publique|pública|pubblica|julkinen|publiczny|openbaar|offentligt|veřejná|nyilvános|javno|Публичное|для всех|публічна|herkese açık|avalik|δημόσιο|公開|공개'],
  ['unlisted', 'unlisted|versteckt|masqué|oculta|nascosto|piilotettu|ukryty|dold|skjult|skryté|rejtett|по ссылке|Скрыто|приховано|κρυφό|soloEnlace|con enlace|somente link|tramite link|nur Link|alleen via link|tylko link|endast länk|kun lenke|jen s odkazem|リンクのみ|仅链接|via le lien|anyone with the link'],
  ['private', 'private|solamente pa personal|ለሰራተኞች ብቻ|PRI|Privat|nur intern|nicht öffentlich|nichtöffentlich|vertraulich|privée|réservé aux membres|privada|interno|riservata|sisäinen|yksityinen|prywatne|wewnętrzne|besloten|internt|soukromé|interní|zártkörű|внутреннее|для сотрудников|внутрішній|özel|非公開|ιδιωτικό|비공개|உறுப்பினர்களுக்கு மட்டும்|केवळ सदस्यांसाठी|শুধু সদস্যদের জন্য|EJ på webben, internt|Not on the website|nicht im Web|ei verkkosivuilla'],
]; // biome-ignore format: a table

const cases = (table: readonly (readonly [string, string])[]) =>
  table.flatMap(([meaning, words]) => words.split('|').map((word) => [word, meaning] as const));

describe('keywords of status and visibility', () => {
  test.each(cases(statuses))('%s: %s', (word, status) => {
    expect(readStatus(word)).toBe(status);
  });

  test.each(cases(audiences))('%s is for: %s', (word, visibility) => {
    expect(readVisibility(word)).toBe(visibility);
  });

  test('the last name of a constant or an address is the word', () => {
    expect(readStatus('EventState.TENTATIVE')).toBe('tentative');
    expect(readStatus('https://club.example/states#event.tentative')).toBe('tentative');
    expect(readVisibility('https://club.example/states#event.private')).toBe('private');
    expect(readVisibility('club.visibility.PRIVATE')).toBe('private');
    expect(readStatus('Public holiday. Draft horses run.')).toBeNull();
  });

  test('what follows a word behind a dash or a comma explains it', () => {
    expect(readStatus('návrh – neschváleno výborem')).toBe('draft');
    expect(readStatus('Entwurf, nicht freigegeben')).toBe('draft');
    expect(readStatus('cancelled (see notes)')).toBe('cancelled');
    expect(readStatus('Concert, cancelled is only the ball')).toBeNull();
    expect(readStatus('Concert – cancelled is only the ball')).toBeNull();
  });

  test.each([
    ['EVENT_STATE_DRAFT', 'draft', 'private'],
    ['EVENT_STATE_PUBLISHED', 'confirmed', 'public'],
    ['EventStatus::Postponed', 'postponed', null],
    ['estado-borrador', 'draft', null],
    ['ACCESS_INTERNAL', 'draft', 'private'],
    ['visibility:public', 'confirmed', 'public'],
    ['STATUS_NOT_CANCELLED', null, null],
    ['REGISTRATION_STATUS_CANCELLED', null, null],
    ['AGENDA_STATE_DRAFT', null, null],
  ])('%s says what stands behind the name of its list', (word, status, visibility) => {
    expect([readStatus(word), readVisibility(word)]).toEqual([status, visibility]);
  });

  test('take what is off until a new date for put off', () => {
    const awaited = [
      'Suspendida hasta nueva fecha',
      'REPROGRAMACION_PENDIENTE',
      'pending reschedule',
      'À reprogrammer',
      'Moved - new date TBA',
      'Abgesagt, neuer Termin folgt',
      'Отменено до новой даты',
    ];
    expect(awaited.map(readStatus)).toEqual(awaited.map(() => 'postponed'));
    expect(readStatus('Confirmed (new date)')).toBe('confirmed');
    expect(readStatus('New date: 5 May')).toBeNull();
    expect(readStatus('No new date')).toBeNull();
  });

  test('the last of a few words says what became of the event, unless another denies it', () => {
    expect(readStatus('show_cancelled')).toBe('cancelled');
    expect(readStatus('auf unbestimmte Zeit verschoben')).toBe('postponed');
    for (const text of [
      'not cancelled',
      'nie odwołane',
      'registration cancelled',
      'All about why the concert was cancelled',
    ])
      expect(readStatus(text)).toBeNull();
  });

  test('a code may be written without the accents of its words', () => {
    expect(['DA_HUY', 'TAM_HOAN', 'BAN_NHAP'].map(readStatus)).toEqual(['cancelled', 'postponed', 'draft']);
    expect(['NOI_BO', 'CONG_KHAI'].map(readVisibility)).toEqual(['private', 'public']);
  });

  test('what explains a word of visibility is left aside', () => {
    expect(readVisibility('privé – étudiants inscrits')).toBe('private');
    expect(readVisibility('ภายใน ไม่เผยแพร่')).toBe('private');
    expect(readVisibility('internal not published')).toBe('private');
    expect(readVisibility('internal medicine published')).toBeNull();
    expect(readVisibility('Public (all ages)')).toBe('public');
    expect(readVisibility('Musik – privat')).toBeNull();
  });

  test('words for registrations and audiences give no visibility', () => {
    for (const word of ['closed', 'geschlossen', 'suljettu', 'Mitglieder', 'socios'])
      expect(readVisibility(word)).toBeNull();
  });

  test('a word with several meanings or none gives nothing', () => {
    for (const word of [
      'Konzert',
      'lezione',
      'xyz',
      '17',
      'nicht abgesagt',
      'Vorlesung: annulierte Verträge und ihre Folgen',
    ]) {
      expect(readStatus(word), word).toBeNull();
    }
  });
});
