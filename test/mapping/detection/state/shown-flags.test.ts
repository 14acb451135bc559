import { describe, expect, it } from 'vitest';
import { mapRecords, plain, titles } from '../map-records.ts';

describe('who may see an event', () => {
  it.each([
    ['othbcYn 게시여부 rlsYn', 'N', 'Y'], ['是否发布 是否公开 sffb', '否', '是'], ['掲載フラグ 公開フラグ', 0, 1], ['afisat_pe_site este_public', 'nu', 'da'],
    ['im_web online_stellen', 'nein', 'ja'], ['affiche_site visible_sur_site', 'non', 'oui'], ['exibir_site visível', 'N', 'S'], ['tonen_op_site', 'nee', 'ja'],
    ['nakyy_verkossa', 'ei', 'kyllä'], ['na_sayte показывать', 'нет', 'да'], ['показувати', 'ні', 'так'], ['halka_acik', 'hayır', 'evet'], ['علني manshur', 'لا', 'نعم'],
    ['omumi', 'خیر', 'بله'], ['sarvajanik दृश्य', 'नहीं', 'हाँ'], ['สาธารณะ แสดงผล เผยแพร่', 'ไม่', 'ใช่'], ['onWebsite show_on_site', false, true],
    ['내부행사 내부여부', 'Y', 'N'], ['是否内部 内部活动', '是', '否'], ['社内限定 関係者限定 naibu_flg', 1, 0], ['служебное', 'да', 'нет'], ['ic_kullanim kurum_ici', 'evet', 'hayır'],
    ['dakhiliya داخلية', 'نعم', 'لا'], ['aantarik', 'हाँ', 'नहीं'], ['asutusesisene', 'jah', 'ei'], ['vidinė', 'taip', 'ne'], ['esteIntern', true, false],
  ])('is said by a flag in any language, up or down: %s', (keys, one, others) => {
    for (const key of keys.split(' ')) {
      const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? one : others })));
      const shown = events.map(({ status, visibility }) => status === 'confirmed' && visibility === 'public');
      expect(shown, key).toEqual(titles.map((_, n) => n !== 2));
    }
  }); // biome-ignore format: a table

  it.each([
    ['visible_on_website', 'visible_on_intranet'],
    ['visible_public', 'visible_members'],
    ['published_de', 'published_en'],
  ])('is said by the switch of the site, or by all where it has none of its own: %s, %s', (own, other) => {
    const { events } = mapRecords(
      plain((n) => ({ [own]: n !== 2, [other]: other === 'published_en' ? n !== 2 : true })),
    );
    const shown = events.map(({ status, visibility }) => status === 'confirmed' && visibility === 'public');
    expect(shown).toEqual(titles.map((_, n) => n !== 2));
  });
});

describe('a yes or no that is written in two ways', () => {
  it('is no word for those inside', () => {
    const records = plain((n) => ({ cancelled: n === 2 ? 'yes' : n > 3 ? false : 'no' }));
    expect(mapRecords(records).events.map(({ visibility }) => visibility)).toEqual(titles.map(() => 'public'));
  });
});

describe('a kind that says who may come', () => {
  it.each([['ዓይነት', 'ክፍት', 'ውስጣዊ']])('is read as who may see it: %s', (key, open, internal) => {
    const { events } = mapRecords(plain((n) => ({ [key]: n === 2 || n === 4 ? internal : open })));
    expect(events.map(({ visibility }) => visibility === 'public')).toEqual(titles.map((_, n) => n !== 2 && n !== 4));
  });
});

describe('a word that is a draft under a state, and else a thing', () => {
  const statuses = (more: (word: string) => object) =>
    mapRecords(plain((n) => more(n === 2 ? 'Proiect' : n === 3 ? 'Anulată' : 'Activă'))).events.map(
      ({ status }) => status,
    );
  it('makes drafts under the key of a state', () => {
    const wanted = ['confirmed', 'confirmed', 'draft', 'cancelled', 'confirmed', 'confirmed'];
    expect(statuses((stare) => ({ stare }))).toEqual(wanted);
    expect(statuses((denumire) => ({ stare: { id: 1, denumire } }))).toEqual(wanted);
  });
  it('makes drafts in Papiamento and Belarusian as well', () => {
    for (const [key, word, other] of [
      ['STATUS_TXT', 'Concepto', 'Confirma'],
      ['статус', 'Праект', 'Пацверджана'],
    ] as const) {
      const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? word : other })));
      expect(events.map(({ status }) => status)).toEqual(titles.map((_, n) => (n === 2 ? 'draft' : 'confirmed')));
    }
  });
  it('makes none under another key', () => {
    const { events } = mapRecords(plain((n) => ({ linie: n === 2 ? 'Proiect' : 'Curs' })));
    expect(events.map(({ status }) => status)).toEqual(titles.map(() => 'confirmed'));
  });
});

describe('what else is open to all, or published', () => {
  it.each([
    'wheelchair_access step_free_access accessWheelchair access_ramp free_access open_access internet_access',
    'acces_pmr acces_handicape acceso_silla_ruedas offentlig_transport доступ_для_инвалидов bezbarierovy_pristup',
    'public_transport public_toilets public_parking public_holiday public_vote',
  ])('withholds no event: %s', (keys) => {
    for (const key of keys.split(' '))
      for (const up of [true, false]) {
        const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? up : !up })));
        expect(events.map(({ visibility }) => visibility), key).toEqual(titles.map(() => 'public'));
      }
  }); // biome-ignore format: one line

  it.each(['minutes_published', 'results_published', 'protokoll_veroeffentlicht'])(
    'makes no drafts of most events: %s',
    (key) => {
      const { events } = mapRecords(plain((n) => ({ [key]: n === 2 })));
      expect(events.map(({ status }) => status)).toEqual(titles.map(() => 'confirmed'));
    },
  );

  it('withholds those of a mode that says for whom', () => {
    for (const key of ['private_mode', 'members_only_mode', 'hidden_mode']) {
      const { events } = mapRecords(plain((n) => ({ [key]: n === 2 })));
      expect(events.map(({ visibility }) => visibility === 'public'), key).toEqual(titles.map((_, n) => n !== 2));
    }
  }); // biome-ignore format: one line

  it('withholds none where 0 and 1 may be two of several', () => {
    for (const key of ['access_control', 'accessLevel', 'visibility_type']) {
      const { events } = mapRecords(plain((n) => ({ [key]: n === 2 ? 1 : 0 })));
      expect(events.map(({ visibility }) => visibility), key).toEqual(titles.map(() => 'public'));
    }
  }); // biome-ignore format: one line

  it.each(['public_access', 'access_public', 'is_public', 'public_flag', 'public_event', 'public_site'])(
    'is not meant by %s',
    (key) => {
      const { events } = mapRecords(plain((n) => ({ [key]: n !== 2 })));
      expect(events.map(({ visibility }) => visibility === 'public')).toEqual(titles.map((_, n) => n !== 2));
    },
  );

  it('is about the thing that is switched on, not the event', () => {
    const things = [
      (on: boolean) => ({ created_by: { username: 'orlo', enabled: on } }),
      (on: boolean) => ({ settings: { payments: { stripe: { enabled: on } } } }),
    ];
    for (const thing of things) {
      const { events } = mapRecords(plain((n) => thing(n !== 2)));
      expect(events.map(({ status }) => status)).toEqual(titles.map(() => 'confirmed'));
    }
    const { events } = mapRecords(plain((n) => ({ status: { enabled: n !== 2 } })));
    expect(events.map(({ status }) => status === 'draft')).toEqual(titles.map((_, n) => n === 2));
  });

  it.each(['post_published', 'record_published', 'artikel_veroeffentlicht'])('is not meant by %s', (key) => {
    const { events } = mapRecords(plain((n) => ({ [key]: n !== 2 })));
    expect(events.map(({ status }) => status === 'draft')).toEqual(titles.map((_, n) => n === 2));
  });
});

describe('a word of a state', () => {
  const states = (key: string, one: string, others: string) =>
    mapRecords(plain((n) => ({ [key]: n === 2 ? one : others }))).events.map(
      ({ status, visibility }) => `${status} ${visibility}`,
    );
  const but = (one: string) => titles.map((_, n) => (n === 2 ? one : 'confirmed public'));

  it('is read under a key with the name of its vocabulary before it', () => {
    expect(states('cal:status', 'TENTATIVE', 'CONFIRMED')).toEqual(but('tentative public'));
    expect(states('ical:status', 'TENTATIVE', 'CONFIRMED')).toEqual(but('tentative public'));
  });
  it('hides nothing that is only locked against changes', () => {
    expect(states('workflow_state', 'locked', 'active')).toEqual(but('confirmed public'));
    expect(states('workflow_state', 'private', 'active')).toEqual(but('confirmed private'));
  });
  it('tells only who may see it where the key says so', () => {
    expect(states('privacyStatus', 'unlisted', 'public')).toEqual(but('confirmed unlisted'));
    expect(states('privacy_status', 'draft', 'public')).toEqual(but('draft private'));
  });
});
