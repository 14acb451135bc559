import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from '../map-records.ts';

/** The statuses of six events, of which number 2 says the one thing and the others the other. */
const statuses = (key: string, one: unknown, others: unknown) =>
  mapRecords(plain((n) => ({ [key]: n === 2 ? one : others }))).events.map(({ status }) => status);
const only = (status: string) => ['confirmed', 'confirmed', status, 'confirmed', 'confirmed', 'confirmed'];

describe('whether an event takes place', () => {
  it('is not said by what its calendar is called', () => {
    expect(statuses('calendar', 'archive-talks', 'programs')).toEqual(Array(6).fill('confirmed'));
    expect(statuses('calendar', 'drafts', 'programs')).toEqual(only('draft'));
  });

  it.each([
    ['cancelled', 1, 0],
    ['cancelled', '1', '0'],
    ['is_cancelled', 'Y', 'N'],
    ['CANCELLED', 'yes', 'no'],
    ['blnAbgesagt', -1, 0],
    ['Annullato', '-1', '0'],
    ['peruttu', 'kyllä', 'ei'],
    ['abgesagt', 'ja', 'nein'],
    ['annule', 'oui', 'non'],
    ['dibatalkan', 'Y', 'T'],
    ['otmeneno', 'Да', 'Нет'],
    ['iptal', 'Evet', 'Hayır'],
    ['odwolane', 'tak', 'nie'],
    ['cancelado', 'S', 'N'],
    ['deleted', 't', 'f'],
    ['Zrusene', -1, 0],
    ['cancelled_at', '2026-05-02T10:00:00Z', null],
    ['deletedAt', 1_777_900_000, null],
    ['nekonaSe', 'A', null],
    ['zruseno', 'A', null],
    ['zruseno', 'A', ''],
    ['cancelled', 'Y', ''],
    ['cancelled_at', '2026-05-02T10:00:00Z', ''],
    ['takesPlace', false, true],
    ['findet_statt', 'nein', 'ja'],
    ['event_aura_lieu', 0, 1],
    ['Состоится', 'Нет', 'Да'],
  ])('is said by the flag %s: %j or %j', (key, one, others) => {
    expect(statuses(key, one, others)).toEqual(only('cancelled'));
  });

  it.each([
    'enableCancel canCancel can_cancel isCancellable may_be_cancelled stornierbar stornierung_möglich annulation_possible',
    'permite_cancelar kan_avbokas peruutus_sallittu można_anulować otmena_vozmozhna cancel_enabled',
  ])('is not said by what those who have a place may do: %s', (keys) => {
    for (const key of keys.split(' ')) expect(statuses(key, true, false), key).toEqual(titles.map(() => 'confirmed'));
  });

  it.each([
    ['cancelled', 'F', null],
    ['peruttu', 'H', null],
  ])('is not said by a letter that may be a no: %s, %j beside %j', (key, one, others) => {
    expect(statuses(key, one, others)).toEqual(titles.map(() => 'confirmed'));
  });

  it.each([
    ['postponed', true, false, 'postponed'],
    ['verschoben', 'ja', 'nein', 'postponed'],
    ['curthaSiar', true, false, 'postponed'],
    ['provisional', true, false, 'tentative'],
    ['unbestätigt', 1, 0, 'tentative'],
    ['IsConfirmed', false, true, 'tentative'],
    ['bestätigt', 'nein', 'ja', 'tentative'],
    ['event_confirmé', 0, 1, 'tentative'],
  ])('is said by the flag %s: %j or %j', (key, one, others, status) => {
    expect(statuses(key, one, others)).toEqual(only(status));
  });

  it('is not said by a yes to a new date, which is that of the record', () => {
    for (const key of ['rescheduled', 'is_rescheduled', 'eventRescheduled'])
      expect(statuses(key, true, false), key).toEqual(only('confirmed'));
  });

  it('is said by the approval that it waits for, and not by one that those who register need', () => {
    expect(statuses('requiresApproval', true, false)).toEqual(only('tentative'));
    expect(statuses('event_awaiting_approval', 1, 0)).toEqual(only('tentative'));
    expect(statuses('requiresApprovalDate', true, false)).toEqual(only('confirmed'));
    const { events } = mapRecords(plain((n) => ({ capacity: 20 + n, requiresApproval: n === 2 })));
    expect(events.map(({ status }) => status)).toEqual(only('confirmed'));
  });

  it('is said by a draft among those who may see it', () => {
    const { events } = mapRecords(
      plain((n) => ({ visibility: ['web', 'web', 'draft', 'internal', 'team', 'web'][n] })),
    );
    expect(events.map(({ status }) => status)).toEqual(only('draft'));
    expect(events.map(({ visibility }) => visibility)).toEqual([
      'public',
      'public',
      'private',
      'private',
      'private',
      'public',
    ]);
  });

  it('is not said by when a film came out', () => {
    const { events } = mapRecords(
      plain((n) => ({ film: { id: n, name: `Film ${n}`, releaseDate: n === 2 ? null : `2026-04-0${n + 1}` } })),
    );
    expect(events.map(({ status }) => status)).toEqual(only('confirmed'));
  });

  it('is not said by who may see it', () => {
    const { events } = mapRecords(plain((n) => ({ status: n === 2 ? 'private' : 'publish' })));
    expect(events.map(({ status }) => status)).toEqual(only('confirmed'));
    expect(events.map(({ visibility }) => visibility)).toEqual(
      only('private').map((one) => (one === 'private' ? one : 'public')),
    );
  });

  it.each([
    ['active', 'N', 'Y'],
    ['published', '0', '1'],
    ['is_published', 0, 1],
    ['julkaistu', 'ei', 'kyllä'],
    ['entwurf', 1, 0],
    ['brouillon', 'oui', 'non'],
  ])('is said of a draft by the flag %s: %j or %j', (key, one, others) => {
    expect(statuses(key, one, others)).toEqual(only('draft'));
  });

  it.each([
    ['freigegeben', 1, '', 'draft', 'public'],
    ['published', 'x', '', 'draft', 'public'],
    ['Web_Freigabe', 'X', '', 'confirmed', 'private'],
    ['showOnWebsite', '1', '', 'confirmed', 'private'],
  ])('is said by the box %s that has %j where it is ticked', (key, mark, nothing, status, visibility) => {
    const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? nothing : mark })));
    expect(events.map((event) => event.status)).toEqual(only(status));
    expect(events.map((event) => event.visibility === 'public')).toEqual(
      titles.map((_, n) => n !== 2 || visibility === 'public'),
    );
  });

  it.each([
    ['was never entered', (n: number) => ({ published: n === 2 ? null : 1 })],
    ['is not there', (n: number) => (n === 2 ? {} : { published: 1 })],
    ['is seldom ticked', (n: number) => ({ published: n === 2 ? 1 : '' })],
    ['is about something else', (n: number) => ({ image_published: n === 2 ? '' : 1 })],
  ])('is not said by a box that %s', (_, more) => {
    expect(mapRecords(plain(more)).events.map(({ status }) => status)).toEqual(only('confirmed'));
  });

  it('is said by a box that is left out where it is not ticked, if no value at all is empty', () => {
    const records = (more: object) => plain((n) => ({ ...(n === 2 ? {} : { isPublic: true }), ...more }));
    const visible = (more: object) => mapRecords(records(more)).events.map(({ visibility }) => visibility);
    expect(visible({})).toEqual(titles.map((_, n) => (n === 2 ? 'private' : 'public')));
    expect(visible({ remark: null })).toEqual(titles.map(() => 'public'));
    expect(visible({ soldOut: false })).toEqual(titles.map(() => 'public'));
  });

  it.each(['waitlist_enabled', 'isCommentsEnabled', 'chatActive', 'takes_place_online', 'status_plenary'])(
    'is not said by what else is switched on: %s',
    (key) => {
      expect(statuses(key, false, true)).toEqual(only('confirmed'));
    },
  );

  it.each([
    ['show_on_homepage', 'visible_on_home', 'is_featured', 'pinned', 'publish_on_homepage', 'include_in_newsletter'],
    ['auf_startseite_anzeigen', 'afficher_en_une', 'mostrar_en_portada', 'visibile_in_home', 'exibir_na_capa', 'topic'],
    ['emfanisi_arxiki', 'εμφάνιση_στην_αρχική', 'pokazyvat_na_glavnoj', 'показувати_на_головній', 'на_главной', 'tip'],
    ['ana_sayfada_goster', 'nayta_etusivulla', 'visa_pa_startsidan', 'vis_paa_forsiden', 'hien_thi_trang_chu', 'manşet'],
    ['zobrazit_na_titulce', 'pokaz_na_stronie_glownej', 'rodyti_tituliniame', 'tampil_beranda', 'عرض_في_الرئيسية', '置顶'],
    ['mainExpsrYn', '메인노출여부', 'トップ表示', 'おすすめ', '首页显示', 'namayesh_dar_safhe_asli', 'הצג_בדף_הבית', 'แสดงหน้าแรก'],
  ])('is not said by whether it is on the front page: %s …', (...keys) => {
    for (const key of keys)
      for (const [yes, no] of [[true, false], ['Y', 'N'], ['ναι', 'όχι'], ['да', 'нет'], [1, 0]]) {
        const { events } = mapRecords(plain((n) => ({ [key]: n === 2 || n === 4 ? yes : no })));
        expect(events.map(({ status, visibility }) => `${status} ${visibility}`), key).toEqual(
          events.map(() => 'confirmed public'),
        );
      }
  }); // biome-ignore format: a table

  it('is not said by what else can be switched on, such as registrations', () => {
    expect(statuses('HasEnabledRegistrationTypes', true, false)).toEqual(only('confirmed'));
  });

  it('does not say who may see it by a draft beside what is published', () => {
    const { events } = mapRecords(plain((n) => ({ status: n === 2 ? 'draft' : 'published' })));
    expect(events.map(({ status, visibility }) => `${status} ${visibility}`)).toEqual(
      events.map((_, n) => (n === 2 ? 'draft public' : 'confirmed public')),
    );
  });

  it('is said by words under a key that says nothing, however many words each has', () => {
    expect(statuses('Durchfuehrung', 'Fällt aus', 'Findet statt')).toEqual(only('cancelled'));
  });

  it('is said by words that only few records have under a key that says nothing, where all are telling', () => {
    const few = (...words: readonly (string | undefined)[]) =>
      mapRecords(plain((n) => (words[n] === undefined ? {} : { vq: { zq: { a: words[n] } } }))).events;
    const stated = (...words: readonly (string | undefined)[]) => few(...words).map(({ status }) => status);
    expect(stated('cancelled', undefined, 'postponed').slice(0, 3)).toEqual(['cancelled', 'confirmed', 'postponed']);
    expect(stated('cancelled', undefined, 'reviewed').slice(0, 3)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(stated('postponed').slice(0, 3)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  });

  it('is said by a flag that no sampled record raised yet', () => {
    const { detected } = mapRecords(plain(() => ({ cancelled: '0' })));
    expect(detected.settings.event.status).toEqual({ path: 'cancelled', values: { '1': 'cancelled', '0': null } });
  });

  it('is not said by a number that is no flag', () => {
    expect(mapRecords(plain((n) => ({ cancelled_seats: n % 2 }))).detected.settings.event.status).toBeUndefined();
    expect(mapRecords(plain((n) => ({ status: n % 2 }))).detected.settings.event.status).toBeUndefined();
    expect(mapRecords(plain((n) => ({ cancellations: n }))).detected.settings.event.status).toBeUndefined();
  });

  it.each([
    ['İPTAL', 'AKTİF', 'cancelled'],
    ['iptal edildi', 'yayında', 'cancelled'],
    ['İptal Edildi', 'Yayında', 'cancelled'],
    ['ERTELENDİ', 'PLANLANDI', 'postponed'],
    ['Annulé', 'Confirmé', 'cancelled'],
    ['ANNULEE', 'CONFIRMEE', 'cancelled'],
    ['ADIADO', 'CONFIRMADO', 'postponed'],
    ['Cancelada', 'Ativo', 'cancelled'],
    ['RASCUNHO', 'PUBLICADO', 'draft'],
    ['Annullata', 'Confermata', 'cancelled'],
    ['Rinviata', 'Confermata', 'postponed'],
    ['odwołana', 'zaplanowana', 'cancelled'],
    ['przełożony', 'zaplanowany', 'postponed'],
    ['zrušeno', 'plánováno', 'cancelled'],
    ['zrušená', 'plánovaná', 'cancelled'],
    ['přeloženo', 'plánováno', 'postponed'],
    ['Відкладена', 'Запланована', 'postponed'],
    ['відмінено', 'заплановано', 'cancelled'],
    ['vidminena', 'zaplanovana', 'cancelled'],
    ['perenesena', 'zaplanovana', 'postponed'],
    ['Отменён', 'Запланирован', 'cancelled'],
    ['Peruttu', 'Vahvistettu', 'cancelled'],
    ['peruutettu', 'vahvistettu', 'cancelled'],
    ['inställt', 'planerat', 'cancelled'],
    ['framflyttad', 'planerad', 'postponed'],
    ['AVLYST', 'PLANLAGT', 'cancelled'],
    ['uitgesteld', 'gepland', 'postponed'],
    ['vervallen', 'gepland', 'cancelled'],
    ['entfällt', 'findet statt', 'cancelled'],
    ['otkazano', 'potvrđeno', 'cancelled'],
    ['elmarad', 'meghirdetve', 'cancelled'],
    ['piszkozat', 'közzétéve', 'draft'],
    ['robocze', 'opublikowane', 'draft'],
    ['ve zpracování', 'zveřejněno', 'draft'],
    ['CNL', 'CNF', 'cancelled'],
    ['CXLD', 'CFMD', 'cancelled'],
    ['PPD', 'OPN', 'postponed'],
    ['DRF', 'CNF', 'draft'],
  ])('is said by the word %s beside %s', (one, others, status) => {
    expect(statuses('status', one, others)).toEqual(only(status));
  });

  it('is said by PST beside a code for cancelled, and else by none that may be a zone or a treatment', () => {
    const states = (key: string, codes: readonly string[]) =>
      mapRecords(plain((n) => ({ [key]: codes[n] ?? codes[0] }))).events.map(({ status }) => status);
    expect(states('sts_cd', ['CNF', 'PST', 'CNL']).slice(1, 3)).toEqual(['postponed', 'cancelled']);
    expect(states('status', ['LIVE', 'PST']).slice(0, 2)).toEqual(['confirmed', 'confirmed']);
    expect(states('unit', ['OPS', 'CXL']).slice(0, 2)).toEqual(['confirmed', 'confirmed']);
    expect(
      mapRecords([{ id: 1, title: 'Corneal cross-linking (CXL)', start: '2026-05-11T18:30:00' }]).events[0]?.status,
    ).toBe('confirmed');
  });

  it('is said by the name of a state, which is no title', () => {
    const { events } = mapRecords(plain((n) => ({ registrationStatusNm: ['open', 'full', 'cancelled'][n % 3] })));
    expect(events.map(({ status }) => status)).toEqual([
      'confirmed',
      'confirmed',
      'cancelled',
      'confirmed',
      'confirmed',
      'cancelled',
    ]);
  });

  it('is said in West Frisian', () => {
    const { events } = mapRecords(plain((n) => ({ Ofsein: n === 1 ? -1 : 0, AllinneLeden: n === 2 ? -1 : 0 })));
    expect(events.map(({ status, visibility }) => `${status} ${visibility}`)).toEqual(
      titles.map((_, n) => `${n === 1 ? 'cancelled' : 'confirmed'} ${n === 2 ? 'private' : 'public'}`),
    );
  });

  it('is said by a word further down', () => {
    const deep = (code: string) => ({ dates: { timezone: 'Europe/Warsaw', status: { code, note: null } } });
    const { events } = mapRecords(plain((n) => deep(n === 2 ? 'postponed' : 'onsale')));
    expect(events.map(({ status }) => status)).toEqual(only('postponed'));
    const wrapped = (state: string) => ({ editing: { workflow: { state: { value: state } } } });
    expect(mapRecords(plain((n) => wrapped(n === 2 ? 'draft' : 'live'))).events.map(({ status }) => status)).toEqual(
      only('draft'),
    );
  });

  it('is not said by the states of its documents, unless they say that it is off', () => {
    const { events } = mapRecords(
      plain((n) => ({
        MeetingAgendaStatus: n === 2 ? 'Cancelled' : 'Final',
        MeetingAgendaFile: `https://town.example/agenda/${n}.pdf`,
        MeetingAgendaPublished: n === 4 ? null : `2026-04-0${n + 1}T10:00:00Z`,
        MeetingMinutesStatus: n === 0 ? 'Final' : 'Draft',
        MeetingMinutesFile: n === 0 ? 'https://town.example/minutes/0.pdf' : null,
        MeetingMinutesPublished: n === 0 ? '2026-06-01T10:00:00Z' : null,
      })),
    );
    expect(events.map(({ status }) => status)).toEqual(only('cancelled'));
  });

  it('is said by its own date of publication, though its place has a page and a state, too', () => {
    const { events } = mapRecords(
      plain((n) => ({
        page_status: n === 2 ? 'pending' : 'ok',
        page_published: n === 2 ? null : `2026-01-0${n + 1}T10:00:00Z`,
        page_link: `https://town.example/events/${n}`,
        venue_status: 'open',
        venue_website: `https://town.example/venues/${n}`,
      })),
    );
    expect(events.map(({ status }) => status)).toEqual(only('draft'));
  });

  it.each([
    ['cancelled_on', '2026-04-12', 'n/a', 'cancelled'],
    ['cancelled_on', '12 April 2026', '-', 'cancelled'],
    ['published_at', 'n/a', '2026-04-12T10:00:00Z', 'draft'],
  ])('is said by the date %s: %j or %j', (key, one, others, status) => {
    expect(statuses(key, one, others)).toEqual(only(status));
  });
});

describe('the state of an event that has not begun', () => {
  const told = (words: readonly string[]) =>
    mapRecords(plain((n) => ({ state: words[n] }))).events.map(({ status }) => status);

  it('is pending beside what is going on', () => {
    const words = ['complete', 'complete', 'underway', 'pending', 'pending', 'pending'];
    expect(told(words)).toEqual(Array(6).fill('confirmed'));
  });

  it('is pending where most are, everybody may see them, and places are taken', () => {
    const waiting = (more: object, status: readonly string[], key = 'entry_status') =>
      mapRecords(plain((n) => ({ [key]: status[n], ...more }))).events.map((event) => event.status);
    const most = ['PENDING', 'PENDING', 'CANCELED', 'PENDING', 'PENDING', 'PENDING'];
    const joined = { visibility: 'PUBLIC', registered_players: [{ full_name: 'Ole D.' }] };
    expect(waiting(joined, most)).toEqual(only('cancelled'));
    expect(waiting({ access: 'everyone', registered: 4 }, most)).toEqual(only('cancelled'));
    const few = ['CONFIRMED', 'CONFIRMED', 'PENDING', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED'];
    expect(waiting(joined, few)).toEqual(only('draft'));
    expect(waiting({ ...joined, visibility: 'INTERNAL' }, most)[0]).toBe('draft');
    // Somebody has to approve them.
    expect(waiting({ visibility: 'PUBLIC' }, most)[0]).toBe('draft');
    expect(waiting({ visibility: 'PUBLIC', registered: 0 }, most)[0]).toBe('draft');
    for (const key of ['moderation_status', 'approval_status', 'review_status', 'publication_status', 'workflow_state'])
      expect(waiting(joined, most, key)[0], key).toBe('draft');
    for (const no of ['rejected', 'declined']) expect(waiting(joined, most.with(2, no), 'status')[0], no).toBe('draft');
  });

  it('is pending until somebody approves it beside what has been approved', () => {
    expect(told(['published', 'published', 'pending', 'published', 'published', 'published'])).toEqual(only('draft'));
    expect(told(['complete', 'complete', 'pending', 'complete', 'complete', 'complete'])).toEqual(only('draft'));
  });
});

describe('who may see an event', () => {
  it.each([
    ['Neverejne', -1, 0],
    ['cyhoeddus', 0, 1],
  ])('is said by the flag %s: %j or %j', (key, one, others) => {
    const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? one : others })));
    expect(events.map(({ visibility }) => visibility)).toEqual(
      only('private').map((is) => (is === 'confirmed' ? 'public' : is)),
    );
    expect(events.map(({ status }) => status)).toEqual(titles.map(() => 'confirmed'));
  });

  it.each([
    ['vidljivo', 'svima', 'vijeće'],
    ['viditelnost', 'všem', 'výbor'],
    ['widoczność', 'wszystkim', 'zarząd'],
    ['näkyvyys', 'kaikille', 'johtokunta'],
    ['láthatóság', 'mindenkinek', 'elnökség'],
    ['görünürlük', 'herkese', 'yönetim'],
  ])('is said by a smaller circle beside everybody, in whatever case: %s %s', (key, everybody, circle) => {
    const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? circle : everybody })));
    expect(events.map(({ visibility }) => visibility)).toEqual(titles.map((_, n) => (n === 2 ? 'private' : 'public')));
  });

  it.each([
    ['publico_restrito', 'equipe'],
    ['restricted_to', 'trustees'],
    ['private_for', 'Ensemble Nord'],
  ])('is said by %s: whoever it names, and nothing where it names nobody', (key, circle) => {
    for (const nobody of ['', null, '-']) {
      const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? circle : nobody })));
      expect(events.map(({ visibility }) => visibility)).toEqual(
        titles.map((_, n) => (n === 2 ? 'private' : 'public')),
      );
    }
  });

  it.each([
    ['internal_note', 'Bring the key'],
    ['intern', '12'],
    ['private', 'no'],
  ])('is not said by %s: %s', (key, text) => {
    const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? text : '' })));
    expect(events.map(({ visibility }) => visibility)).toEqual(titles.map(() => 'public'));
  });

  it('is said by one of a list of labels', () => {
    const label = (display: string) => ({ system: 'https://codes.example/confidentiality', code: 'X', display });
    const security = [[], [label('handle with care')], [label('handle with care'), label('restricted')]];
    const { events } = mapRecords(plain((n) => ({ meta: { revision: n, security: security[n] ?? [] } })));
    expect(events.map(({ visibility }) => visibility)).toEqual(titles.map((_, n) => (n === 2 ? 'private' : 'public')));
  });

  it('is not said by a flag that is a no in all records', () => {
    const { events } = mapRecords(plain((n) => ({ has_invited: 'no', is_private: n === 2 ? 'yes' : 'no' })));
    expect(events.map(({ visibility }) => visibility)).toEqual(titles.map((_, n) => (n === 2 ? 'private' : 'public')));
  });

  const seen = (key: string, one: unknown, others: unknown) =>
    mapRecords(plain((n) => ({ [key]: n === 2 ? one : others }))).events.map(({ visibility }) => visibility);
  const onlyThis = (visibility: string) => only(visibility).map((one) => (one === visibility ? one : 'public'));

  it.each([
    ['riservato', true, false, 'private'],
    ['vertraulich', 'ja', 'nein', 'private'],
    ['confidentiel', 'O', 'N', 'private'],
    ['displayPublic', false, true, 'private'],
    ['blnOeffentlich', 0, -1, 'private'],
    ['KZ_OEFF', 'N', 'J', 'private'],
    ['InvitationOnly', true, false, 'private'],
    ['tikPakviestiems', true, false, 'private'],
    ['solo_invitados', 1, 0, 'private'],
    ['nur_auf_Einladung', 'ja', 'nein', 'private'],
    ['Réunion[Confidentielle]', 'Oui', 'Non', 'private'],
    ['non_pubblico', 1, 0, 'private'],
    ['внутреннее', 'да', 'нет', 'private'],
    ['非公開', true, false, 'private'],
    ['kjfw', '仅会员可见', '公开', 'private'],
    ['kjfw', '凭链接可见', '公开', 'unlisted'],
    ['solo_miembros', '1', '0', 'private'],
    ['TX_KZ_INTERN', 1, 0, 'private'],
    ['evt_tem_interne', 'O', 'N', 'private'],
    ['isInternal', true, false, 'private'],
    ['bPnimi', 1, 0, 'private'],
    ['للعموم', 'لا', 'نعم', 'private'],
    ['versteckt', 1, 0, 'unlisted'],
    ['nascosto', true, false, 'unlisted'],
    ['hide_from_listings', true, false, 'unlisted'],
    ['sichtbar', 'nein', 'ja', 'private'],
    ['neveřejná', 'A', 'N', 'private'],
    ['Widoczne', 'N', 'T', 'private'],
    ['pubblico', false, true, 'private'],
    ['listed', false, true, 'unlisted'],
  ])('is said by the flag %s: %j or %j', (key, one, others, visibility) => {
    expect(seen(key, one, others)).toEqual(onlyThis(visibility));
  });

  it('is not said by a no under a key that withholds something of the event', () => {
    expect(seen('prix_masqué', 'Oui', 'Non')).toEqual(Array(6).fill('public'));
    expect(seen('hide_online_place', 'yes', 'no')).toEqual(Array(6).fill('public'));
  });

  it('is said by whom alone it is for', () => {
    expect(seen('synlighed', 'kun ledere', 'offentlig')).toEqual(onlyThis('private'));
    expect(seen('whoSees', 'ELDERS_ONLY', 'ALL')).toEqual(onlyThis('private'));
    expect(seen('AccessLevel', 'CommitteeOnly', 'Anyone')).toEqual(onlyThis('private'));
    expect(seen('sichtbarkeit', 'nur Vorstand', 'öffentlich')).toEqual(onlyThis('private'));
  });

  it('is not said by one of several channels', () => {
    const channels = (n: number) => ({ show_website: true, show_announce: n % 2 === 0, show_infoscreen: n === 3 });
    expect(mapRecords(plain(channels)).events.map(({ status }) => status)).toEqual(only('confirmed'));
  });

  it('is for those inside by a flag of the calendar that they have, in which it is up everywhere', () => {
    const { events } = mapRecords(plain((n) => (n < 2 ? { kunInternt: true } : {})));
    expect(events.map(({ visibility }) => visibility)).toEqual(titles.map((_, n) => (n < 2 ? 'private' : 'public')));
  });

  it('is said by a word and by whom it is for', () => {
    expect(seen('diffusion', 'Interne aux services', 'Grand public')).toEqual(onlyThis('private'));
    expect(seen('zielgruppe', 'Intern für Mitarbeitende', 'Öffentlich')).toEqual(onlyThis('private'));
    expect(seen('art', 'Interne Fortbildung', 'Öffentlich')).toEqual(Array(6).fill('public'));
  });

  it.each(['internal_price', 'internet', 'interni_nr', 'reserved', 'locked', 'personal'])(
    'is not said by %s',
    (key) => {
      expect(seen(key, 1, 0)).toEqual(Array(6).fill('public'));
    },
  );
});

describe('who may see a part of the event', () => {
  it('is not said by a no beside other words: whether one must register', () => {
    const words = ['required', 'no', 'advised', 'no', 'required', 'no'];
    const { events } = mapRecords(plain((n) => ({ access_type: words[n] })));
    expect(events.map(({ visibility }) => visibility)).toEqual(Array(6).fill('public'));
  });

  it.each(['isHiddenFromDisplay', 'hide_from_calendar'])(
    'is said by the flag %s, and not by what seats are shown',
    (key) => {
      const { events } = mapRecords(plain((n) => ({ isAllocatedSeatingVisible: n !== 4, [key]: n === 2 })));
      expect(events.map(({ visibility }) => visibility === 'public')).toEqual([true, true, false, true, true, true]);
    },
  );

  it('is not who may see the event', () => {
    const { events } = mapRecords(
      plain((n) => ({ visibility: 'PUBLIC', address_visibility: n === 2 ? 'PRIVATE' : 'PUBLIC' })),
    );
    expect(events.map(({ visibility }) => visibility)).toEqual(Array(6).fill('public'));
  });
});

describe('the class of a calendar’s entry', () => {
  it('says who may see it in capitals, and nothing in small letters', () => {
    const seen = (one: string, others: string) =>
      mapRecords(plain((n) => ({ class: n === 3 ? one : others }))).events.map(({ visibility }) => visibility);
    expect(seen('PRI', 'PUB')).toEqual(['public', 'public', 'public', 'private', 'public', 'public']);
    expect(seen('private', 'public')).toEqual(Array(6).fill('public'));
  });
});

describe('whether an event lasts all day', () => {
  const days = (key: string, one: unknown, others: unknown) =>
    mapRecords(plain((n) => ({ start: `2026-05-${11 + n}T00:00:00`, end: null, [key]: n === 2 ? one : others })))
      .events;

  it.each([
    ['has_start_time', false, true],
    ['hasTime', 'N', 'Y'],
    ['time_known', 0, 1],
    ['timeTBA', true, false],
    ['noSpecificTime', true, false],
    ['no_time', 1, 0],
    ['showWithoutTime', true, false],
    ['all_day', '1', '0'],
    ['tumgun', 'Evet', 'Hayır'],
    ['sehari_penuh', 'Y', 'T'],
  ])('is said by the flag %s: %j or %j', (key, one, others) => {
    expect(days(key, one, others).map(({ allDay }) => allDay)).toEqual([false, false, true, false, false, false]);
  });

  it('is said by a flag of any name that is up exactly at the midnights', () => {
    const timed = (midnights: readonly number[], key: string, up = midnights) =>
      mapRecords(
        plain((n) => ({
          ...(midnights.includes(n) && { start: `2026-05-${11 + n}T00:00:00`, end: null }),
          [key]: up.includes(n) ? 'O' : 'N',
        })),
      ).events.flatMap(({ allDay }, n) => (allDay ? [n] : []));
    expect(timed([2, 4], 'evt_tem_x')).toEqual([2, 4]);
    expect(timed([2], 'tem_jour')).toEqual([2]);
    expect(timed([2], 'evt_tem_x')).toEqual([]);
    expect(timed([2, 4], 'evt_tem_x', [2])).toEqual([]);
    expect(timed([2, 4], 'is_free')).toEqual([]);
  });

  it('is not said by whether the end has a time', () => {
    const { events } = mapRecords(plain((n) => ({ end: null, has_end_time: n !== 2 })));
    expect(events.map(({ allDay }) => allDay)).toEqual(Array(6).fill(false));
  });
});

describe('who may see an event', () => {
  it.each([
    ['Quem vê', 'Só equipe', 'Todos'],
    ['Wer darf sehen?', 'Nur Kollegium', 'Alle'],
    ['kto widzi', 'tylko nauczyciele', 'wszyscy'],
    ['diffusion', 'interne', 'site web'],
  ])('is said by %s: %s', (key, one, others) => {
    const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? one : others })));
    expect(events.map(({ visibility }) => visibility)).toEqual([
      'public', 'public', 'private', 'public', 'public', 'public',
    ]);
  }); // biome-ignore format: a list
});
