import { describe, expect, it } from 'vitest';
import type { ListedRecord } from '../../src/mapping/mapper.ts';
import { createMapping } from '../../src/mapping/mapping.ts';
import { calendar, mapperOf, mapRecord } from './mapper-of.ts';

const base = { id: 17, title: 'A talk about rivers', start: '2026-10-17T18:00:00Z', end: '2026-10-17T20:00:00Z' };
const rules = { title: 'title', start: 'start', end: 'end' };
const stateOf = (more: object, event: Parameters<typeof mapRecord>[0] = rules) => {
  const { status, visibility } = mapRecord(event, { ...base, ...more }).event;
  return `${status} ${visibility}`;
};
const shown = (record: unknown) => JSON.stringify(record);

const cancelled: readonly object[] = [
  { kuii: 'toqtatylgan' },
  { status: 'cancelled' }, { status: 'CANCELED' }, { eventStatus: 'https://schema.org/EventCancelled' }, { event_status: 'Abgesagt' },
  { zustand: 'fällt aus' }, { etat: 'Annulé' }, { estado: 'cancelada' }, { stato: 'annullato' }, { tila: 'Peruttu' }, { stan: 'odwołane' },
  { статус: 'Отменено' }, { stav: 'zrušeno' }, { durum: 'iptal' }, { tillstånd: 'inställt' }, { κατάσταση: 'Ακυρώθηκε' }, { 状態: '中止' },
  { situacao: 'CANCELADO' }, { status: { code: 3, label: 'Abgesagt' } }, { state: [5, 'Cancelled'] }, { status: { de: 'Abgesagt', en: 'Cancelled' } },
  { status: 'Cancelled due to illness' }, { stage_id: [5, 'İptal edildi'] }, { attributes: { status: 'cancelled' } }, { meta: { state: { name: 'Cancelled' } } },
  { fields: [{ label: 'Room', value: '5' }, { label: 'Status', value: 'Abgesagt' }] }, { workflow: { state: 'deleted' } },
  { pedia: [{ etiketa: 'Χώρος', timi: 'Βιβλιοθήκη' }, { etiketa: 'Κατάσταση', timi: 'Ακυρώθηκε' }] },
  { phase: { type: 'select', select: { id: 'x', name: 'Cancelled' } } },
  { isCancelled: true }, { cancelled: 1 }, { is_canceled: 'yes' }, { abgesagt: 'ja' }, { annule: 'oui' }, { отменено: true }, { peruttu: '1' },
  { FL_CANCELADO: 'S' }, { eventCancelled: 'true' }, { deleted: true }, { attributes: { isDeleted: 'Y' } }, { flags: { cancelled: true } },
  { markus: 'ära jäetud' }, { Bemerkung: 'Abgesagt!' }, { note: 'CANCELLED' }, { note: 'ANNULLATO per indisposizione del direttore' }, { observation: 'ANNULÉE en raison des travaux' },
  { EventComment: 'MEETING CANCELED - lack of quorum. Items carry over.' }, { event_note: 'Cancelled' }, { gComment: 'Spiel abgesagt' }, { bemerkungen: 'Die Veranstaltung wurde vom Veranstalter abgesagt.' }, { note: 'The concert has been cancelled by the organisers.' }, { occurrence_notes: 'CANCELED: this one will not take place.' }, { kommentar: 'Abgesagt' }, { 상태: '공연취소' }, { 状態: '公演中止' },
  { REMARKS: 'Cancelled due to low enrolment' }, { note: 'Cancelled. Refunds follow.' }, { semn: 'anulat' }, { Kennzeichen: 'abgesagt' }, { işaret: 'iptal' }, { note: 'Cancelled until further notice' }, { duyuru: 'OYUN İPTAL EDİLMİŞTİR. Biletler iade edilecektir.' }, { note: 'The event is cancelled.' },
  { vermerk: { de: 'ABGESAGT', it: 'ANNULLATO', rm: null } }, { anmeldestatus: 'Kurs fällt aus' }, { registration_status: 'Course cancelled' }, { note: 'Lichtbildervortrag fällt aus' }, { anmeldung_status: 'Veranstaltung entfällt' }, { flags: ['cancelled'] }, { code: 'cancelled' }, { flag: 'Abgesagt' }, { Ergebnis: 'abgesagt' },
  { specialMessage: 'This lecture has been cancelled owing to a strike.' }, { zustand: { kod: 'X', opis: 'odpovedana' } }, { 'ical:status': 'CANCELLED' },
  { 'schema:eventStatus': [{ '@id': 'https://schema.org/EventCancelled', 'o:label': 'Abgesagt' }] }, { cancellation: 'Concert cancelled due to illness' }, { annulering: 'Cursus afgelast' },
  { biljetter: 'inställt' }, { dostupnost: 'otkazano' }, { sales: 'course_cancelled' }, { gaan_deur: 'Nee' }, { findetStatt: false }, { status: { type: 'Unavailable', reason: { fr: 'Tempête' } } },
  { sales_status: { id_status: '4', label_status: 'Abgesagt' } }, { abgesetzt: 'ja' }, { raddhu: true }, { haisiyat: 'mansookh' }, { stanje: 'preklicana' }, { message: 'Cancelled' },
  { availability: 'Cancelled' }, { ظرفیت: 'لغو شده' }, { foglaltsag: 'Lemondva' }, { Plätze: 'abgesagt' },
  { הערות: 'ההרצאה בוטלה עקב מחלת המרצה' }, { Annotazioni: 'Corso annullato: palestra inagibile.' }, { note: 'Annullata la conferenza per maltempo' }, { ملاحظات: 'ألغيت المحاضرة بسبب المرض' },
  { anmärkning: 'Konserten är inställd på grund av sjukdom' }, { not: 'Kötü hava nedeniyle iptal edildi' }, { megjegyzés: 'Betegség miatt elmarad' }, { huomautus: 'Peruttu sairauden vuoksi' }, { 備考: '講師急病のため、中止します。' },
  { not: 'Konser kötü hava nedeniyle iptal edildi' }, { not: 'Konuşmacının mazereti nedeniyle iptal edilmiştir.' }, { huomautus: 'Konsertti sairauden vuoksi peruttu' }, { huomautus: 'Peruttu heikon jään vuoksi' }, { megjegyzés: 'Az előadó betegsége miatt elmarad' },
  { 備考: '公演は悪天候のため中止' }, { 備考: '強風が予想されるため中止します。' }, { 비고: '공연은 기상 악화로 인하여 취소' }, { टिप्पणी: 'परीक्षाओं के कारण निरस्त' }, { not: '<p>Hava koşulları nedeniyle iptal edilmiştir.</p>' },
  { 비고: '강사 사정으로 취소되었습니다' }, { หมายเหตุ: 'ยกเลิกเนื่องจากฝนตก' }, { note: 'Due to illness, the lecture is cancelled.' }, { टिप्पणी: 'खराब मौसम के कारण रद्द' }, { забележка: 'Концертът е отменен поради болест' },
  { cancelReason: 'private' }, { absagegrund: 'Sturm' }, { absagegrund: 'Der Kurs findet leider nicht statt' }, { description: 'Cancelled. The next concert takes place in May.' }, { description: 'Annulé. Le concert n’a pas lieu.' }, { motif_annulation: 'Maladie' }, { iptal_nedeni: 'Fırtına' }, { 中止理由: '台風' }, { سبب_الإلغاء: 'عاصفة' }, { powód_odwołania: 'Burza' },
  { description: 'cancelled' }, { beschreibung: 'Abgesagt wegen Sturmwarnung.' }, { commentaires: 'Annulé' }, { published: 'cancelled' },
  { cancelledAt: '2026-09-01T10:00:00Z' }, { deleted_at: '2026-09-01 10:00:00' }, { canceled_at: { date: '2026-09-01 10:00:00.000000', timezone: 'UTC' } }, { withdrawn_at: '2026-09-01' }, { canceled_on: 1_788_000_000 },
]; // biome-ignore format: a table

const postponed: readonly object[] = [
  { заўвага: 'Перанесена на невызначаны тэрмін' }, { bemierkung: 'Verréckelt, neien Datum kënnt' }, { ໝາຍເຫດ: 'ເລື່ອນ - ຈະແຈ້ງວັນໃໝ່' }, { ማስታወሻ: 'ወደ ሌላ ጊዜ ተላልፏል' },
  { примечание: 'Отложено на неопределённый срок' }, { uwagi: 'Przełożone na późniejszy termin' }, { opmerking: 'Uitgesteld voor onbepaalde tijd' }, { note: 'Postponed - see the news' }, { टिप्पणी: 'स्थगित' },
  { note: 'Új időpontja később' }, { remark: 'New date to follow.' }, { bemerkung: 'Neuer Termin wird noch bekanntgegeben' }, { observații: 'Nouă dată se va anunța' }, { примечание: 'Новая дата будет объявлена позже' },
  { ملاحظات: 'أجلت إلى موعد يحدد لاحقا' }, { note: 'Postponed until further notice' }, { opmerking: 'Nieuwe datum volgt' }, { napomena: 'Novi termin naknadno' }, { semn: 'amanat' }, { značka: 'odloženo' }, { отметка: 'Перенесено' },
  { duyuru: 'Konser, salondaki arıza nedeniyle yapılamıyor; yeni tarih duyurulacaktır.' }, { note: 'The hall is flooded. New date to follow.' },
  { kaarten: 'uitgesteld, nieuwe datum volgt' }, { haisiyat: 'multavi' }, { postponement: 'Postponed due to the flood' },
  { status: 'postponed' }, { eventStatus: 'EventPostponed' }, { status: 'Verschoben' }, { состояние: 'перенесено' }, { isPostponed: true },
  { märkus: 'edasi lükatud' }, { strPostponed: 'yes' }, { 상태: '공연연기' }, { situazione: 'rinviato a data da destinarsi' }, { observaciones: 'Aplazado, pendiente de nueva fecha' },
]; // biome-ignore format: a table

const draft: readonly object[] = [
  { kuii: 'joba' },
  { stare: 'Proiect' }, { статус: 'Проект' }, { status: { id: 0, denumire: 'Proiect' } }, { status: 'draft' }, { status: 'Entwurf' }, { post_status: 'pending' }, { статус: 'Черновик' }, { statut: 'brouillon' }, { isDraft: true },
  { draft: 'Y' }, { published: false }, { is_published: 0 }, { isPublished: 'no' }, { veröffentlicht: 'nein' }, { notPublished: true }, { unpublished: true },
  { moderation: { status: 'rejected' } }, { attributes: { published: false } }, { опубликовано: 'нет' }, { published: 'draft' }, { veröffentlicht: 'Entwurf' }, { 公開: '下書き' },
  { _id: 'drafts.7f3a-11' },
]; // biome-ignore format: a table

const hidden: readonly object[] = [
  { status: 'private' }, { public: 'private' },
  { isPrivate: true }, { private: 1 }, { visibility: 'private' }, { visibility: 'PRIVATE' }, { sichtbarkeit: 'nicht öffentlich' }, { privacy: 'confidential' },
  { visible: 'N' }, { public: false }, { isPublic: 'no' }, { access: 'private' }, { CLASS: 'PRIVATE' }, { class: 'CONFIDENTIAL' }, { sensitivity: 'private' },
  { trusteesAndStaffOnly: true }, { aðeins_starfsfólk: 'já' }, { inviteOnly: 1 }, { 'For the club, do not publish': true }, { 'Vorstand: nicht veröffentlichen': 'ja' },
  { to: ['https://social.example/@club/followers'], cc: [] }, { to: 'https://social.example/@club/followers' },
  { besloten: true }, { visibility: 'members' }, { privacy: 'organization' }, { isInternal: true }, { STAFF_ONLY_YN: 'Y' }, { ТолькоДляСотрудников: true }, { visibility: { value: 'private' } },
  { ЗакрытоеМероприятие: true }, { zakrytoe_meropriyatie: 1 }, { geschlossene_gesellschaft: 'ja' }, { LukketArrangement: true }, { suljettuTilaisuus: true }, { uzavrenaAkce: 1 }, { ЗакритийЗахід: true },
]; // biome-ignore format: a table

/** Nothing of these withholds or cancels. */
const harmless: readonly object[] = [
  { cancellation_reason: 'Not cancelled' }, { cancellation_reason: 'unknown' }, { absagegrund: 'War krank, findet nun doch statt' }, { description: 'Lesson cancelled, the concert takes place.' },
  { note: 'Postponed to 5 May' }, { note: 'Cancelled trains - take the bus' }, { note: 'Verschoben in den Saal' },
  { _id: 'draft-horses' }, { code: 'drafts.7' }, { code: 'draft' }, { code: 'cancelled-2' }, { flag: 'private' },
  { state: 'CA' }, { state: 'Cancún' }, { state: { name: 'California', code: 'CA' } }, { status: 'sold out' }, { status: 'closed' }, { status: 'open' },
  { private: false }, { isPrivate: 0 }, { draft: 0 }, { deleted: '0' }, { cancelled: 'no' }, { isCancelled: null }, { cancelled: '' }, { cancelled: [] },
  { cancellationPolicy: 'Cancelled bookings are refunded' }, { cancellation: true }, { cancel: 1 }, { cancellable: true }, { canCancel: true },
  { cancelled_by: null }, { cancelledBy: 'Anna' }, { cancel_url: 'https://uni.example/cancel' }, { allowCancellation: true },
  { hidden_fields: ['private', 'internal'] }, { hidden_fields: 1 }, { private_notes: 'cancelled' }, { privateNotes: true }, { publicNotes: false },
  { published_at: null }, { published_at: false }, { published: 'none' }, { published: '2026-01-01' }, { publishedAt: '2027-01-01' }, { unpublish_at: '2027-01-01' },
  { access: 'free' }, { access: 'restricted' }, { access: 'members' }, { accessibility: 'internal' }, { visibility: 12 }, { visibility: 0.5 }, { visibility: 'public' },
  { status: 'inactive' }, { active: false }, { status: 'future' }, { status: 'archived' }, { archived: true }, { status: 'private view' }, { status: 'Not cancelled' },
  { status: 'Verlegt in den großen Saal' }, { deleted_at: null }, { deleted_at: '0000-00-00 00:00:00' }, { cancelled_at: '9999-12-31' }, { deletedAt: 0 },
  { note: 'No new date yet' }, { note: 'New dates for registration' }, { note: 'See the new date in the calendar' }, { note: 'New date: 5 May, tickets to follow' }, { semn: 'PRIVAT' }, { semn: 'Anulat în 1990' }, { note: 'Cancelled until 5 pm' }, { state: 'Proiect' },
  { tip: 'Proiect' }, { project: true }, { note: 'Speaker to be confirmed' }, { mark: 'draft' },
  { registration_status: 'Registration cancelled' }, { flags: ['featured', 'cancelled_last_year'] }, { note: 'Cancelled trains, take the bus' }, { note: 'Cancelled lessons are made up for, ask us' },
  { registration_status: 'cancelled' }, { registrationStatus: 'draft' }, { ticketStatus: 'cancelled' }, { ticketstatus: 'cancelled' }, { preisstatus: 'abgesagt' }, { bildstatus: 'Entwurf' }, { anmeldestatus: 'storniert' }, { payment_status: 'pending' },
  { booking_status: 'cancelled' }, { sync_status: 'deleted' }, { previousStatus: 'cancelled' }, { old_status: 'draft' }, { lastStatus: 'cancelled' },
  { status_history: ['draft', 'cancelled'] }, { statuses: ['draft', 'published', 'cancelled'] }, { status: { draft: 'Draft', cancelled: 'Cancelled' } },
  { available_statuses: [{ status: 'draft' }, { status: 'cancelled' }] }, { status: 'Cancellations are possible until the day before the event' },
  { category: 'private' }, { type: 'cancelled' }, { class: 'private' }, { tags: ['cancelled'] }, { audience: 'internal' }, { no: 1 }, { intern: 1 }, { interno: 3 },
  { to: '2026-10-17T20:00:00Z' }, { to: ['https://www.w3.org/ns/activitystreams#Public'], cc: ['https://social.example/@club/followers'] }, { to: [], cc: [] }, { to: ['Anna'], cc: [] },
  { tickets: 'Cancelled tickets are refunded' }, { tickets: { status: 'cancelled' } }, { sales: 'cancelled' }, { message: 'Tram 3 is cancelled' }, { specialMessage: 'The bus to the hall has been cancelled.' },
  { publicationType: 'Book' }, { publishType: 'public' }, { flags: ['confirmed', 'sold out'] }, { note: 'The hall is dry again. No new date yet.' },
  { goes_ahead: true }, { online_only: true }, { staffOnly: false }, { staff: true }, { only: true }, { doPublish: true }, { status: { type: 'Unavailable' } }, { status: { type: 'Unavailable', reason: null } },
  { cancellation: 'Cancelled bookings are refunded' }, { cancellation: 'Free of charge until the day before' }, { registration: 'cancelled' }, { 'x:ical': 'CANCELLED' },
  { availability: 'Cancelled tickets only' }, { capacity: 'draft' }, { הערות: 'ההסעה בוטלה עקב שביתה' }, { note: 'Due to a strike, trams are cancelled' }, { 備考: '雨天のため駐車場は中止' }, { note: 'Messebus abgesagt' }, { note: 'Transport entfällt' }, { note: 'Detour cancelled' },
  { note: 'Bus till konserten inställd' }, { note: 'Parking is closed due to cancelled works' }, { note: 'Cancelled concert tickets are refunded' }, { note: 'Cancelled door sales' }, { note: 'Sala annullata' },
  { 상태: '예매취소' }, { user_comment: 'cancelled' }, { comments: 'Cancelled' }, { comentários: 'Cancelado' }, { note: 'Cancelled bookings are refunded' }, { note: 'Tram 3 is cancelled' }, { note: 'CANCELLED TRAINS: take the bus' }, { remark: 'private' }, { bemerkung: 'verlegt' }, { note: { de: 'Tram 3 fällt aus', en: 'Tram 3 is cancelled' } },
  { description: 'Cancelled bookings are refunded' }, { cancelReason: 'none' }, { cancel_reason_id: '7b' }, { published: 'Berlin' }, { summary: 'Abgesagt' }, { stage: 'Main stage' }, { online: false }, { listed: true }, { confirmed: false }, { members_only: true },
  { 備考: '中止、延期の場合はHPでお知らせします' }, { 備考: '中止、または延期の場合あり' }, { 备注: '取消、延期将另行通知' }, { 備考: '延期、中止の場合は前日までに連絡します' }, { 備考: '中止(雨天の場合)' }, { note: 'Cancelled, postponed and moved events are in red' },
  { huomautus: 'Bussikuljetus lumen takia peruttu' }, { huomautus: 'Kahvitarjoilu sairauden vuoksi peruttu' }, { huomautus: 'Peruttu bussikuljetus lumen takia' }, { not: 'Servis araçları kar nedeniyle iptal edildi' },
  { not: 'Geçen yıl pandemi nedeniyle iptal' }, { not: 'Servis kar nedeniyle iptal edildi' }, { not: 'Konser servisi kar nedeniyle iptal edildi' }, { megjegyzés: 'A kisbusz hó miatt elmarad' }, { megjegyzés: 'Tavaly betegség miatt elmaradt' },
  { 비고: '셔틀버스는 눈 때문에 취소' }, { 비고: '셔틀은 사정으로 취소' }, { 비고: '작년 코로나 때문에 취소' }, { 備考: '駐車場は工事のため中止' }, { 備考: '前回は雨のため中止' }, { 備考: '昨年コロナのため中止' }, { 備考: 'バスが雪のため中止' }, { 備考: '駐車場、雨のため中止' },
  { live: false }, { test: true }, { 'sold.out': true }, { draft_count: 1 }, { cancelled_count: 1 }, { cancelledSeats: 1 }, { hide_map: true }, { show_private: true },
]; // biome-ignore format: a table

describe('a word of the record that withholds or cancels', () => {
  it.each(cancelled.map((one) => [shown(one), one] as const))('cancels: %s', (_, more) => {
    expect(stateOf(more)).toBe('cancelled public');
  });
  it.each(postponed.map((one) => [shown(one), one] as const))('postpones: %s', (_, more) => {
    expect(stateOf(more)).toBe('postponed public');
  });
  it.each([{ flags: ['outdoor', 'tentative'] }, { obs: 'a confirmar' }, { note: 'To be confirmed.' }, { Bemerkung: 'unter Vorbehalt' }, { примечание: 'предварительно' }].map((one) => [shown(one), one] as const))('leaves open: %s', (_, more) => {
    expect(stateOf(more)).toBe('tentative public');
  }); // biome-ignore format: a list
  it.each(draft.map((one) => [shown(one), one] as const))('makes a draft: %s', (_, more) => {
    expect(stateOf(more)).toBe('draft public');
  });
  it.each(hidden.map((one) => [shown(one), one] as const))('makes private: %s', (_, more) => {
    expect(stateOf(more)).toBe('confirmed private');
  });
  it.each([
    [{ to: ['https://social.example/@club/followers'], cc: ['as:Public'] }],
    [{ yayinTipi: 'Liste dışı' }],
    [{ hidden: true }],
    [{ hide_from_listings: 'yes' }],
    [{ visibility: 'unlisted' }],
    [{ listed: false }],
  ])('leaves out of lists: %j', (more) => {
    expect(stateOf(more)).toBe('confirmed unlisted');
  });
  it.each(harmless.map((one) => [shown(one), one] as const))('leaves alone: %s', (_, more) => {
    expect(stateOf(more)).toBe('confirmed public');
  });
});

describe('a title that says so', () => {
  const withTitle = (title: string) => stateOf({ title }).split(' ')[0];
  it.each([
    'CANCELLED: Poetry slam', 'Cancelled: Poetry slam', '[Abgesagt] Chorprobe', '(abgesagt) Chorprobe', 'Chorprobe (abgesagt)', 'Chorprobe – ABGESAGT',
    'ОТМЕНЕНО — Лекция о реках', 'ОТМЕНА! Встреча', 'Közmeghallgatás – ELMARAD', 'Concert : annulé', '***CANCELLED*** Poetry slam', 'CANCELADO - Cuentacuentos',
    'INSTÄLLT Jazz på torget', 'GEKANSELLEER: Sterrekyk', 'FÄLLT AUS: Yoga', 'AFGELAST | Open dag', '【中止】星空観察会', 'CANCELED! Book club', 'Chorprobe *abgesagt*',
  ])('cancels: %s', (title) => expect(withTitle(title)).toBe('cancelled')); // biome-ignore format: a list

  it.each([
    'Lichtbildervortrag fällt aus',
    'Der Kurs entfällt',
    'The lecture is cancelled',
    'Le concert est annulé',
    'Konsert inställd',
    'Konserten inställd',
    'Teatro SOSPESO',
    'Danza suspendida!',
    'Mostra è sospesa',
    'Lezing gaat niet door!',
  ])('cancels by a sentence: %s', (title) => expect(withTitle(title)).toBe('cancelled'));

  it.each([
    'Söyleşi: Deniz (ERTELENDİ)',
    '[ADIADO] Aula aberta',
    'POSTPONED: Poetry slam',
    'Verschoben: Lesung',
    'Choir (postponed, new date to follow)',
    '山谷来信民谣巡演（延期，时间待定）',
  ])('postpones: %s', (title) => expect(withTitle(title)).toBe('postponed'));

  it.each([
    'How the concert got cancelled', 'Cancelled culture: a debate', 'The cancelled concert', 'Cancel culture', 'Abgesagte Züge: ein Vortrag', 'Cancelled: a comedy',
    'Verlegt: Lesung', 'Ausgefallen: Mode aus Papier', 'Draft: a design workshop', 'Private: a life in letters', 'Annulment and law', 'SIIRTYY: Konsertti', 'Cancelled', 'Moved – Dance evening',
    'Talk: why we cancelled', 'CANCELLED CULTURE TODAY', 'Teatro sospeso', 'Danza suspendida', 'Mostra sospesa', 'Música suspendida', 'Film Absage', 'Theater Ausfall', 'Concert différé', 'Theatre atlikta', 'TEATRO SOSPESO', 'Film peruttu', 'Strom fällt aus', 'Der Transport fällt aus', 'Display cancelled', 'Wenn der Kurs entfällt', 'Concert cancelled dreams', 'Kurs gestrichen', 'Night cancelled',
  ])('leaves alone: %s', (title) => expect(withTitle(title)).toBe('confirmed')); // biome-ignore format: a list

  it('stays as it is written', () => {
    expect(mapRecord(rules, { ...base, title: 'CANCELLED: Poetry slam' }).event.title).toBe('CANCELLED: Poetry slam');
  });
});

describe('what decides', () => {
  it('is a configured rule before any word', () => {
    const configured = { ...rules, status: { path: 'status', values: { cancelled: 'confirmed', '*': null } } };
    expect(stateOf({ status: 'cancelled', isDraft: true, title: 'CANCELLED: A talk' }, configured)).toBe(
      'confirmed public',
    );
    expect(stateOf({ isPrivate: true, cancelled: true }, { ...rules, visibility: { default: 'public' } })).toBe(
      'cancelled public',
    );
  });

  it('is the word where a configured rule finds none of its keys, as in a calendar of another shape', () => {
    const configured = {
      ...rules,
      status: [{ path: 'state.code', values: { 7: 'cancelled' } }, { path: ['phase', 'stage'] }],
      visibility: { path: 'isInternal', values: { true: 'private', false: null } },
    };
    expect(stateOf({ vaziyat: 'cancelled', status: 'cancelled', draft: true }, configured)).toBe('draft public');
    expect(stateOf({ title: 'CANCELLED: A talk', isPrivate: true }, configured)).toBe('cancelled private');
    // Where it finds one of them, it decides, though it may give nothing.
    expect(stateOf({ stage: null, status: 'cancelled', isPrivate: true, isInternal: false }, configured)).toBe(
      'confirmed public',
    );
    expect(stateOf({ state: { code: 1 }, status: 'cancelled' }, configured)).not.toContain('cancelled');
    const dates = [{ start: '2026-10-17T18:00:00Z', phase: 'confirmed' }, { start: '2026-10-18T18:00:00Z' }];
    const { events } = mapRecord({ ...configured, sessions: 'dates' }, { ...base, dates, cancelled: true });
    expect(events.map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
  });

  it('is the strictest of several words', () => {
    expect(stateOf({ status: 'cancelled', published: false })).toBe('draft public');
    expect(stateOf({ status: 'postponed', isCancelled: true })).toBe('cancelled public');
    expect(stateOf({ hidden: true, isPrivate: true })).toBe('confirmed private');
  });

  it('is named with its path', () => {
    const { problems } = mapRecord(rules, { ...base, veranstaltung: { zustand: 'abgesagt' }, visible: 'N' });
    expect(problems).toEqual([
      "info calendar 42, event 17, visibility: 'N' at visible is read as private; set mapping.event.visibility to decide yourself",
      "warning calendar 42, event 17, status: 'abgesagt' at veranstaltung.zustand is read as cancelled; set mapping.event.status to decide yourself",
    ]);
    expect(mapRecord(rules, { ...base, state: [5, 'Cancelled'] }).problems).toEqual([
      "warning calendar 42, event 17, status: 'Cancelled' at state is read as cancelled; set mapping.event.status to decide yourself",
    ]);
  });

  it('is named by the word alone where it stands in the title', () => {
    expect(mapRecord(rules, { ...base, title: 'CANCELLED: Poetry slam' }).problems).toEqual([
      "warning calendar 42, event 17, status: 'CANCELLED' in the title is read as cancelled; set mapping.event.status to decide yourself",
    ]);
  });

  it('may be a word of the details', () => {
    const mapper = mapperOf(rules);
    const listed = { record: base, body: null };
    expect(mapper.events(calendar, listed, { ...base, isDraft: true }).events[0]?.status).toBe('draft');
    expect(
      mapper.events(calendar, { record: { ...base, cancelled: true }, body: null }, { ...base, cancelled: false })
        .events[0]?.status,
    ).toBe('confirmed');
  });

  it('counts for each session', () => {
    const event = { ...rules, sessions: 'dates' };
    const record = {
      ...base,
      status: 'cancelled',
      dates: [{ start: '2026-10-17T18:00:00Z' }, { start: '2026-10-18T18:00:00Z' }],
    };
    expect(mapRecord(event, record).events.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('may be that of one session alone', () => {
    const event = { ...rules, sessions: 'dates' };
    const dates = [
      { start: '2026-10-17T18:00:00Z', cancelled: false },
      { start: '2026-10-18T18:00:00Z', cancelled: true },
      { start: '2026-10-19T18:00:00Z', state: 'Verschoben' },
      { start: '2026-10-20T18:00:00Z', place: { status: 'cancelled' } },
    ];
    const { events, problems } = mapRecord(event, { ...base, dates });
    expect(events.map(({ status }) => status)).toEqual(['confirmed', 'cancelled', 'postponed', 'confirmed']);
    expect(problems[0]).toBe(
      'warning calendar 42, event 17, status: true at cancelled of the session is read as cancelled; set mapping.event.status to decide yourself',
    );
    // A configured rule decides alone, for each session too.
    const configured = mapRecord({ ...event, status: { path: 'missing', default: 'confirmed' } }, { ...base, dates });
    expect(configured.events.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed', 'confirmed']);
    expect(
      mapRecord(event, { ...base, status: 'postponed', dates: [{ ...dates[1] }, { ...dates[0] }] }).events.map(
        ({ status }) => status,
      ),
    ).toEqual(['cancelled', 'postponed']);
  });

  it('is found in the objects and behind the beginnings of keys that the rules show', () => {
    const inObject = { title: 'xyz.title', start: 'xyz.start' };
    expect(stateOf({ xyz: { title: 'A', start: base.start, status: 'cancelled' } }, inObject)).toBe('cancelled public');
    const prefixed = { title: 'acm_subject', start: 'acm_start' };
    expect(stateOf({ acm_subject: 'A talk', acm_start: base.start, acm_phase: 'Cancelled' }, prefixed)).toBe(
      'cancelled public',
    );
  });

  it('stays bounded on huge and hostile records', () => {
    const deep = JSON.parse(`${'{"attributes":'.repeat(90)}{"status":"draft"}${'}'.repeat(90)}`) as object;
    expect(stateOf(deep)).toBe('confirmed public');
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`attributes${n}`, { status: 'x' }]));
    expect(stateOf(wide)).toBe('confirmed public');
    expect(stateOf({ status: 'x'.repeat(100_000), constructor: true, toString: 'draft' })).toBe('confirmed public');
  });
});

describe('keys outside the event itself', () => {
  const others = [
    'venue', 'location', 'room', 'place', 'organizer', 'speaker', 'author', 'tickets', 'price', 'registration', 'booking', 'rooms', 'image', 'attachments', 'related',
    'parent', 'series', 'categories', 'previousVersion', 'originalEvent', 'history', 'nextEvent', 'sessions', 'comments', 'ort', 'veranstalter', 'anmeldung', 'bild',
    'место', 'организатор', 'регистрация', 'билеты', 'lieu', 'inscription', 'lugar', 'seo', 'links', 'similarEvents', 'masterEvent', 'sponsor', 'user', 'changes',
  ]; // biome-ignore format: a list
  it.each(others)('do not decide: %s', (key) => {
    for (const words of [...cancelled, ...draft, ...hidden]) {
      for (const inner of [{ id: 5, name: 'Other', ...words }, words]) {
        // A field that is named by a key of the record itself says it of the record, whatever stands around it.
        for (const value of [inner, [inner], [inner, { id: 6 }], { data: inner }, { attributes: inner }])
          expect(stateOf({ [key]: value }), shown({ [key]: value })).toBe('confirmed public');
      }
    }
  });

  it('do not decide under a key that nobody knows, if it holds a thing with a name', () => {
    for (const words of [...cancelled, ...draft])
      expect(stateOf({ qwxz: { id: 5, name: 'Other', ...words } })).toBe('confirmed public');
  });
});

const settings = { calendars: {}, events: {}, details: {}, event: {}, allDayEnd: 'auto' } as const;
const context = { timeZone: 'Europe/Berlin', language: 'en', linkBase: 'https://uni.example/' };

describe('a portal whose first calendar knows no state', () => {
  const listed = (records: readonly object[]): readonly ListedRecord[] =>
    records.map((record) => ({ record, body: records }));
  const plain = (from: number) =>
    Array.from({ length: 6 }, (_, n) => ({
      id: from + n,
      title: `Lecture ${n} on rivers`,
      start: `2026-10-${10 + n}T18:00:00+02:00`,
      end: `2026-10-${10 + n}T20:00:00+02:00`,
      place: { name: `Hall ${n}`, status: 'open' },
    }));

  const mapping = createMapping(settings, context);
  const detected = mapping.detect({ calendars: [], events: listed(plain(1)), details: [] });
  const mapper = mapping.mapper(JSON.parse(JSON.stringify(detected)));
  const second = plain(101).map((record, n) => ({
    ...record,
    ...[{}, { status: 'draft' }, { visibility: 'private' }, { status: 'cancelled' }, {}, {}][n],
  }));
  const states = (records: readonly object[], details: readonly unknown[]) =>
    listed(records).map((one, n) => {
      const [event] = mapper.events(calendar, one, details[n] ?? null).events;
      return `${event?.status} ${event?.visibility}`;
    });

  it('shows no draft and no private event of its second one, and misses no cancellation', () => {
    expect(states(plain(1), [])).toEqual(Array.from({ length: 6 }, () => 'confirmed public'));
    const wanted = [
      'confirmed public',
      'draft public',
      'confirmed private',
      'cancelled public',
      'confirmed public',
      'confirmed public',
    ];
    expect(states(second, [])).toEqual(wanted);
    expect(
      states(
        plain(101),
        second.map((record) => ({ data: record })),
      ),
    ).toEqual(wanted);
  });

  it('may publish from the list what the list calls public, and nothing else', () => {
    for (const one of listed(second)) {
      const [event] = mapper.events(calendar, one, null).events;
      const isShown =
        mapper.knowsVisibility?.(one) === true && event?.status !== 'draft' && event?.visibility !== 'private';
      expect(isShown).toBe(
        !('visibility' in (one.record as object)) && (one.record as { status?: string }).status !== 'draft',
      );
    }
  });
});

describe('a word that is so in most records', () => {
  const records = Array.from({ length: 8 }, (_, n) => ({
    ...base,
    id: n + 1,
    title: `Lecture ${n} on rivers`,
    start: `2026-10-${10 + n}T18:00:00+02:00`,
    published: false,
    deleted: true,
  }));
  const events = records.map((record) => ({ record, body: records }));

  it('says nothing of one event', () => {
    const mapping = createMapping(settings, context);
    const detected = mapping.detect({ calendars: [], events, details: [] });
    expect(detected.silentState).toEqual(['published', 'deleted']);
    const mapper = mapping.mapper(detected);
    expect(events.map((one) => mapper.events(calendar, one, null).events[0]?.status)).toEqual(
      records.map(() => 'confirmed'),
    );
  });

  it('is noted in a mapping that an earlier release detected', () => {
    const mapping = createMapping(settings, context);
    const { silentState: _, ...kept } = mapping.detect({ calendars: [], events, details: [] });
    expect(mapping.noteSilentState?.(kept, events).silentState).toEqual(['published', 'deleted']);
    expect(mapping.noteSilentState?.(kept, events.slice(0, 2)).silentState).toEqual([]);
    expect(mapping.noteSilentState?.({ ...kept, silentState: [] }, events).silentState).toEqual([]);
  });
});
