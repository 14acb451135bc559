import { describe, expect, it } from 'vitest';
import { compileRule } from '../../../../../src/mapping/rules/rule.ts';
import { readPrice } from '../../../../../src/mapping/values/offer/price.ts';
import { mapRecords, plain } from '../../map-records.ts';
import { each, rulesFor } from './price-rules.ts';

function read(rule: string, record: object): string {
  const price = readPrice(compileRule(rule)([record])?.value, 'en');
  return price === null ? 'none' : price.free ? 'free' : `${price.from}–${price.to} ${price.currency}`;
}

describe('prices that several columns make', () => {
  it('takes the currency of a thing beside the amount', () => {
    const pairs = each(
      { fares: [{ id: 4, price: 60, unit_id: [1, 'EUR'] }] },
      { fares: [{ id: 5, price: 25, unit_id: [1, 'EUR'] }] },
    );
    expect(rulesFor(pairs)).toContain('fares[*].{price: price, currency: unit_id[1]}');
    expect(read('fares[*].{price: price, currency: unit_id[1]}', pairs[0] as object)).toBe('60–60 EUR');
    const objects = each(
      { fares: [{ id: 4, price: 60, unit: { no: 7, code: 'EUR' } }] },
      { fares: [{ id: 5, price: 25, unit: { no: 7, code: 'EUR' } }] },
    );
    expect(rulesFor(objects)).toContain('fares[*].{price: price, currency: unit.code}');
  });

  it('takes no number for how far something has got', () => {
    expect(rulesFor(each({ progressMeter: 100 }, { progressMeter: 0 }))).not.toContain('progressMeter');
    expect(rulesFor(each({ pledge: 100 }, { pledge: 0 }))).toContain('pledge');
  });

  it('takes no fee that stands beside a price', () => {
    const levels = (price: number) => ({
      levels: [
        { price, fee: 3.5 },
        { price: price / 2, fee: 3.5 },
      ],
    });
    const rules = rulesFor(each(levels(38), levels(20)));
    expect(rules).toContain('levels[*].price');
    expect(rules.filter((rule) => rule.endsWith('.fee'))).toEqual([]);
    expect(rulesFor(each({ levels: [{ fee: 3.5 }] }, { levels: [{ fee: 5 }] }))).toContain('levels[*].fee');
    const course = (fee: number) => ({ costs: { course_fee: fee, material_price: 3 } });
    expect(rulesFor(each(course(20), course(35))).some((rule) => rule.includes('course_fee'))).toBe(true);
  });

  it('takes no word for free that is about something else', () => {
    const rules = rulesFor(each({ freeCall: true, fee: 12 }, { freeCall: false, fee: 8 }));
    expect(rules.filter((rule) => rule.includes('freeCall'))).toEqual([]);
  });

  it('takes no currency that stands in a thing with its own amount', () => {
    const records = each({ revs: 10, fare: { amount: 12, cur: 'EUR' } }, { revs: 4, fare: { amount: 8, cur: 'EUR' } });
    expect(rulesFor(records)).toContain('{price: fare.amount, currency: fare.cur}');
    expect(rulesFor(records)).not.toContain('{price: revs, currency: fare.cur}');
  });

  it('takes no count, though its word is a fee in another language or a currency stands beside it', () => {
    const places = each({ quota: 500, registrants: 500 }, { quota: 250, registrants: 187 });
    expect(rulesFor(places)).not.toContain('quota');
    expect(rulesFor(each({ quota: 500 }, { quota: 250 }))).toContain('quota');
    expect(rulesFor(each({ quota: 50, registrants: 500 }, { quota: 25, registrants: 187 }))).toContain('quota');
    const counts = each({ break_even: 285, currency: 'EUR' }, { break_even: 506, currency: 'EUR' });
    expect(rulesFor(counts).filter((rule) => rule.includes('break_even'))).toEqual([]);
    const tickets = each({ qtdeIngressosWeb: 112 }, { qtdeIngressosWeb: 96 });
    expect(rulesFor(tickets).filter((rule) => rule.includes('qtde'))).toEqual([]);
  });

  it('takes amounts with a decimal comma', () => {
    const records = each(
      { bezplatne: true, cena_normalna: null, cena_ulgowa: null, waluta: 'PLN' },
      { bezplatne: false, cena_normalna: '20,00', cena_ulgowa: '15,00', waluta: 'PLN' },
      { bezplatne: false, cena_normalna: '1.080,50', cena_ulgowa: '960,00', waluta: 'PLN' },
    );
    const rule = '{from: cena_ulgowa, to: cena_normalna, free: bezplatne, currency: waluta}';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual(['free', '15–20 PLN', '960–1080.5 PLN']);
  });

  it('takes the currency from words beside the amounts that name them, and from none that name others', () => {
    const records = (notes: readonly [string, string]) =>
      each(
        { fee_a: 0, fee_b: 0, fee_note: '無料' },
        { fee_a: 800, fee_b: 1500, fee_note: notes[0] },
        { fee_a: 1200, fee_b: 2400, fee_note: notes[1] },
      );
    const both = records(['会員 800円／非会員 1,500円', '会員 1,200円／非会員 2,400円']);
    expect(rulesFor(both)).toContain("{from: fee_a, to: fee_b, currency: 'JPY'}");
    const others = records(['資料代 100円', '資料代 100円']);
    expect(rulesFor(others).filter((rule) => rule.includes('JPY'))).toEqual([]);
  });

  it('takes what the label of a thing called free says', () => {
    const records = each(
      { gratuit: null, tarifs: [{ min: 12, max: 15 }] },
      { gratuit: { code: '30.1', libelle: 'Oui' }, tarifs: [] },
      { gratuit: { code: '30.2', libelle: 'Non' }, tarifs: [{ min: 8, max: 9 }] },
    );
    const rule = rulesFor(records).find((one) => one.includes('to: max') && one.includes('free')) ?? '';
    expect(records.map((record) => read(rule, record))).toEqual(['12–15 null', 'free', '8–9 null']);
  });

  it('takes the thousands after a point for thousands', () => {
    const records = each({ price: '1.500', price_senior: '900' }, { price: '12.000', price_senior: '8.500' });
    const rule = '{from: price_senior, to: price}';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual(['900–1500 null', '8500–12000 null']);
  });

  it('takes an amount that stands alone for both ends, unless its key names one', () => {
    const records = each(
      { price: 25, price_guest: null },
      { price: 60, price_guest: 85 },
      { price: '', price_guest: 9 },
    );
    const rule = '{from: price || price_guest, to: price_guest || price}';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual(['25–25 null', '60–85 null', '9–9 null']);
    const ends = each({ price_min: 25, price_max: null }, { price_min: 60, price_max: 85 });
    expect(rulesFor(ends)).toContain('{from: price_min, to: price_max}');
  });

  const pricesIn = (records: readonly object[]) =>
    rulesFor(records).filter((rule) => !rule.includes('cents') && !rule.includes('title'));

  it('takes no fare for the whole price, where others stand beside it', () => {
    const groups = each(
      { price: { adults: 250, children: 100 }, currency: 'NOK' },
      { price: { adults: 100, children: 0 } },
    );
    const pair = '{from: price.children, to: price.adults, currency: currency}';
    expect(pricesIn(groups)).toEqual([pair, '{price: price, currency: currency}']);
    expect(groups.map((record) => read(pair, record))).toEqual(['100–250 NOK', '0–100 null']);
    const halls = each(
      { price: { stalls: 900, gallery: 600 }, currency: 'RSD' },
      { price: { all: 400 }, currency: 'RSD' },
    );
    const whole = '{prices: price, currency: currency}';
    expect(pricesIn(halls)).toEqual([whole, '{price: price, currency: currency}']);
    expect(halls.map((record) => read(whole, record))).toEqual(['600–900 RSD', '400–400 RSD']);
    expect(read(whole, { price: { box: 1200, circle: 800 }, currency: 'RSD' })).toBe('800–1200 RSD');
  });

  it('takes none of three fares alone, of which any may be the lowest', () => {
    const records = each(
      { price: 25000, price_member: 20000, price_guest: 30000 },
      { price: 60000, price_member: 60000, price_guest: 0 },
    );
    expect(pricesIn(records)).toEqual(['{prices: [price, price_member, price_guest]}']);
  });

  it('takes no number that the price is multiplied by', () => {
    const records = each({ cost: 245, cost_multiplier: '1.0' }, { cost: 90, cost_multiplier: '0.8' });
    expect(rulesFor(records).filter((rule) => rule.includes('multiplier'))).toEqual([]);
  });

  it('takes no number of tickets for a price beside the price', () => {
    const records = each({ ticket_price: 600, ticket_quantity: 150 }, { ticket_price: 400, ticket_quantity: 280 });
    expect(
      rulesFor(records).filter((rule) => /quantity.*price|price.*quantity/.test(rule.replace('{price', ''))),
    ).toEqual([]);
    const turkish = each({ 'Ücret (TL)': 600, 'Bilet Adedi': 150 }, { 'Ücret (TL)': 400, 'Bilet Adedi': 280 });
    expect(rulesFor(turkish).filter((rule) => rule.includes('Ücret') && rule.includes('Adedi'))).toEqual([]);
  });

  it('takes no numbers in addresses', () => {
    const games = (n: number) => [{ slug: `cup/high-tide-${n}/event/0` }];
    const records = each(
      { fee: '20 €', games: games(1) },
      { fee: '30 €', games: games(2) },
      { fee: '', games: games(3) },
    );
    expect(rulesFor(records).filter((rule) => rule.includes('slug'))).toEqual([]);
  });

  it('takes the least amount for no more than that where it stands alone', () => {
    const records = each(
      { price_from: 350.5, free: false },
      { price_from: null, free: true },
      { price_from: 150, free: false },
    );
    const [rule = ''] = rulesFor(records).filter((one) => one.includes('price_from'));
    expect(rule).toBe('{from: price_from, free: free}');
    expect(records.map((record) => read(rule, record))).toEqual(['350.5–null null', 'free', '150–null null']);
    expect(rulesFor(each({ price_da: '50–80 kr' }, { price_da: '60 kr' }))).toContain('price_da');
  });

  it('takes whole numbers that are called cents for cents only', () => {
    const records = each({ fee_cents: 1500 }, { fee_cents: 3250 }, { fee_cents: 0 });
    expect(rulesFor(records).filter((rule) => rule.includes('fee'))).toEqual(['{cents: fee_cents}']);
    const named = each({ fee_lowest_denomination: 1500 }, { fee_lowest_denomination: 3200 });
    expect(rulesFor(named).filter((rule) => rule.includes('fee'))).toEqual(['{cents: fee_lowest_denomination}']);
    const beside = each({ fee_fen: 1500, fee: 15.5 }, { fee_fen: 3250, fee: 32.5 }, { fee_fen: 0, fee: 0 });
    expect(rulesFor(beside).filter((rule) => rule.includes('fen'))).toEqual(['{cents: fee_fen}']);
    const short = each({ price_ct: 1500 }, { price_ct: 3250 }, { price_ct: 0 });
    expect(rulesFor(short).filter((rule) => rule.includes('price_ct'))).toEqual(['{cents: price_ct}']);
  });

  it('is not free where a flag says that some tickets may be', () => {
    const records = each(
      { complimentaryAllowed: true },
      { complimentaryAllowed: false },
      { complimentaryAllowed: true },
    );
    expect(rulesFor(records).filter((rule) => rule.includes('complimentary'))).toEqual([]);
    const plain = each({ complimentary: true }, { complimentary: false }, { complimentary: true });
    expect(rulesFor(plain).filter((rule) => rule.includes('complimentary'))).not.toEqual([]);
  });

  it('takes no amount that is 0 in every event, where another is not', () => {
    const records = each({ price: 10, price_guest: 0 }, { price: 32.5, price_guest: 0 }, { price: 15, price_guest: 0 });
    expect(rulesFor(records).filter((rule) => rule.includes('price_guest'))).toEqual([]);
    expect(rulesFor(records)).toContain('price');
    const others = each({ price: 10, price_guest: 0 }, { price: 32.5, price_guest: 5 }, { price: 15, price_guest: 0 });
    expect(rulesFor(others)).toContain('{from: price_guest, to: price}');
  });

  it('takes no fee that nobody pays, beside the price that it would be added to', () => {
    const fares = (value: number) => ({ fares: [{ name: 'Entry', price: { face_value: value, fees: 0 } }] });
    expect(rulesFor(each(fares(12), fares(14.5), fares(0))).filter((rule) => rule.includes('fees'))).toEqual([]);
    const only = (fees: number) => ({ fares: [{ name: 'Entry', price: { fees } }] });
    expect(rulesFor(each(only(0), only(0), only(0))).join()).toContain('fees');
  });

  it('takes the one currency of the record for what stands beside the object that names it', () => {
    const of = (price: number) => ({ attributes: { currency: 'TWD' }, tickets: [{ price }] });
    expect(rulesFor(each(of(600), of(350), of(0)))).toContain(
      '{prices: tickets[*].price, currency: attributes.currency}',
    );
  });

  it('takes the currency that is a list of one, as all of a record may be', () => {
    const of = (...price: readonly string[]) => ({ note: ['Fair'], room: ['Hall'], price, currency: ['MXN'] });
    expect(rulesFor(each(of('600'), of('20', '40'), of('50')))).toContain('{prices: price, currency: currency[0]}');
  });

  it('takes the sign of a currency in a key, and none that a program writes', () => {
    const of = (key: string) => each({ [key]: 9 }, { [key]: 12.5 }, { [key]: 0 });
    expect(rulesFor(of('Entry (€)'))).toContain('{price: "Entry (€)", currency: \'EUR\'}');
    expect(rulesFor(of('参加料（円）'))).toContain('{price: "参加料（円）", currency: \'JPY\'}');
    expect(rulesFor(of('Costo (S/)'))).toContain('{price: "Costo (S/)", currency: \'PEN\'}');
    expect(rulesFor(of('Preço R$'))).toContain('{price: "Preço R$", currency: \'BRL\'}');
    expect(rulesFor(of('Costo (L)'), 'America/Tegucigalpa')).toContain('{price: "Costo (L)", currency: \'HNL\'}');
    expect(rulesFor(of('$cost')).filter((rule) => rule.includes('currency'))).toEqual([]);
  });

  it('takes no text with prices of some records for the kind of admission of others', () => {
    const records = each({ price: 9 }, { price: 12.5 }, { fee: '45 €' }, { fee: 'free' }, { fee: '180 € / 120 €' });
    const rules = rulesFor(records);
    expect(rules).toContain('fee');
    expect(rules.filter((rule) => rule.includes('free: fee'))).toEqual([]);
  });

  it('takes two texts under keys that share a word, the larger as the last one', () => {
    const records = each(
      { non_member_fee: '4,000', member_fee: '2,500', currency: 'KES' },
      { non_member_fee: '7,500', member_fee: '5,000', currency: 'KES' },
      { non_member_fee: '80,000', member_fee: '65,000', currency: 'KES' },
    );
    const rule = '{from: member_fee, to: non_member_fee, currency: currency}';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual(['2500–4000 KES', '5000–7500 KES', '65000–80000 KES']);
  });

  it('takes a kind of admission that is called free as the flag', () => {
    const records = each(
      { admission: 'paid', price_from: 6, price_to: 9 },
      { admission: 'free', price_from: null, price_to: null },
      { admission: 'donation', price_from: null, price_to: null },
    );
    const rule = '{from: price_from, to: price_to, free: admission}';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual(['6–9 null', 'free', 'none']);
  });

  it('never takes degrees for a price', () => {
    const records = each({ geo_lat: '49.2104', geo_lon: '9.6120' }, { geo_lat: '49.1990', geo_lon: '9.5012' });
    expect(rulesFor(records).filter((rule) => rule.includes('geo'))).toEqual([]);
  });

  it('never takes an id for a price', () => {
    const records = each({ ContentTypeId: '0x0102009A1C44E7' }, { ContentTypeId: '0x0102009A1C44E7' });
    expect(rulesFor(records).filter((rule) => rule.includes('ContentTypeId'))).toEqual([]);
    const parts = each({ series_id: '42177', is_free: true }, { series_id: '81552', is_free: false });
    expect(rulesFor(parts).filter((rule) => rule.includes('series_id'))).toEqual([]);
  });

  it('never takes how many may come for a price', () => {
    const records = each({ cupos_total: 400, cupos_disponibles: 20 }, { cupos_total: 80, cupos_disponibles: 0 });
    expect(rulesFor(records).filter((rule) => rule.includes('cupos'))).toEqual([]);
  });

  it('puts the cheapest and the dearest together, with the flag and the currency beside them', () => {
    const records = each(
      { belep: { ingyenes: true, also: null, felso: null, penz: null } },
      { belep: { ingyenes: false, also: 2000, felso: 3000, penz: 'HUF' } },
      { belep: { ingyenes: false, also: 900, felso: 900, penz: 'HUF' } },
    );
    const rule = '{from: belep.also, to: belep.felso, free: belep.ingyenes, currency: belep.penz}';
    expect(rulesFor(records)).toContain(rule);
    expect(records.map((record) => read(rule, record))).toEqual(['free', '2000–3000 HUF', '900–900 HUF']);
  });

  it('knows a flag by the records that have no amount, whatever it is called', () => {
    const records = each(
      { xy: { qq: true, amount: null } },
      { xy: { qq: false, amount: 12 } },
      { xy: { qq: false, amount: 8 } },
    );
    expect(rulesFor(records)).toContain('{price: xy.amount, free: xy.qq}');
    const paid = each(
      { xy: { qq: false, amount: null } },
      { xy: { qq: true, amount: 12 } },
      { xy: { qq: true, amount: 8 } },
    );
    expect(rulesFor(paid)).toContain('{price: xy.amount, paid: xy.qq}');
    expect(read('{price: xy.amount, paid: xy.qq}', paid[0] as object)).toBe('free');
  });

  it('takes two amounts of which neither is always the larger for a list', () => {
    const records = each(
      { price_hall: 12, price_gallery: 8 },
      { price_hall: 10, price_gallery: 15 },
      { price_hall: 5, price_gallery: 5 },
    );
    expect(rulesFor(records)).toContain('{prices: [price_hall, price_gallery]}');
    expect(read('{prices: [price_hall, price_gallery]}', records[1] as object)).toBe('10–15 null');
  });

  it('reads every ticket of a list, with a currency that stands outside', () => {
    const records = each(
      {
        currency: 'GBP',
        tickets: [
          { name: 'A', price: 1400 },
          { name: 'B', price: 1000 },
        ],
      },
      { currency: 'GBP', tickets: [{ name: 'A', price: 0 }] },
      {
        currency: 'GBP',
        tickets: [
          { name: 'A', price: 850 },
          { name: 'B', price: 600 },
        ],
      },
    );
    expect(rulesFor(records)).toContain('{prices: tickets[*].price, currency: currency}');
    const cents = '{prices: tickets[*].{cents: price}, currency: currency}';
    expect(rulesFor(records)).toContain(cents);
    expect(records.map((record) => read(cents, record))).toEqual(['10–14 GBP', 'free', '6–8.5 GBP']);
  });

  it('takes the currency that stands beside an object of amounts, and none where it has its own', () => {
    const records = each({ fee: { low: 9, high: 12 }, cur: 'DKK' }, { fee: { low: 7, high: 7 }, cur: 'DKK' });
    expect(rulesFor(records)).toContain('{price: fee, currency: cur}');
    expect(records.map((record) => read('{price: fee, currency: cur}', record))).toEqual(['9–12 DKK', '7–7 DKK']);
    const own = each({ fee: { low: 9, unit: 'DKK' }, cur: 'EUR' }, { fee: { low: 7, unit: 'DKK' }, cur: 'EUR' });
    expect(rulesFor(own)).toContain('fee');
  });

  it('takes the currency that a key names', () => {
    const records = each({ participation_chf: 130 }, { participation_chf: 60 }, { participation_chf: null });
    expect(rulesFor(records)).toContain("{price: participation_chf, currency: 'CHF'}");
    const greek = each({ 'Κόστος σε ευρώ': '5' }, { 'Κόστος σε ευρώ': '8' }, { 'Κόστος σε ευρώ': null });
    expect(rulesFor(greek)).toContain('{price: "Κόστος σε ευρώ", currency: \'EUR\'}');
  });

  it('reads short texts of which few have words', () => {
    const records = each({ cost: 'free' }, { cost: '8 €' }, { cost: '12,50 €' }, { cost: '5 €' });
    expect(rulesFor(records)).toContain('cost');
  });

  it('is no amount of tickets, and no id', () => {
    const records = each({ ticket: { price: 10, quantity: 120 } }, { ticket: { price: 12, quantity: 80 } });
    expect(rulesFor(records).filter((rule) => rule.includes('quantity') && rule.includes('price'))).toEqual([]);
    expect(rulesFor(records).filter((rule) => /\bid\b/.test(rule))).toEqual([]);
  });
});

describe('a price of 0 beside tickets', () => {
  const amounts = [165, 0, 48, 0, 0, 12];
  const tickets = [[], [], [], [210, 185], [70, 95], []];
  const pricesOf = (more: (n: number) => object) =>
    mapRecords(plain(more)).events.map(({ price }) => (price?.free ? 'free' : `${price?.from}–${price?.to}`));

  it('is none where these have prices of their own', () => {
    const priced = (n: number) => ({ price: amounts[n], tickets: tickets[n]?.map((price, id) => ({ id, price })) });
    expect(pricesOf(priced)).toEqual(['165–165', 'free', '48–48', '185–210', '70–95', '12–12']);
  });

  it('is one where tickets stand beside other prices', () => {
    const extras = (n: number) => ({ price: amounts[n], tickets: [{ id: 1, price: 9 }] });
    expect(pricesOf(extras).slice(0, 2)).not.toEqual(['9–9', '9–9']);
  });
});

describe('a price that is not shown', () => {
  it.each([['PublicPrice', false], ['hidden', true]] as const)('is not offered: %s', (key, mark) => {
    const prices = (n: number) =>
      [[8900, 7450], [4300, 3900], [1250, 1100]][n % 3]?.map((price, id) => ({ id, price, [key]: !mark }));
    const inside = { id: 9, price: 0, [key]: mark };
    const { events } = mapRecords(plain((n) => ({ prices: [...(prices(n) ?? []), ...(n < 2 ? [inside] : [])] })));
    expect(events.map(({ price }) => price?.from)).toEqual([7450, 3900, 1100, 7450, 3900, 1100]);
  }); // biome-ignore format: short rows
});

describe('a price that only a sentence names', () => {
  it('is read where all on how to buy names one with its currency', () => {
    const tickets = (n: number) =>
      n % 2 === 0 ? { tickets: [{ summary: `Tickets from $${120 + 10 * n}`, left: 4 + n }] } : {};
    const { events } = mapRecords(plain(tickets));
    expect(events.map(({ price }) => price?.from ?? null)).toEqual([120, null, 140, null, 160, null]);
  });
});

describe('a price and its concession', () => {
  it('are from the one to the other', () => {
    const pairs = each({ price: 12, concession: 9 }, { price: 14, concession: 11.5 }, { price: 25, concession: null });
    const rule = '{from: concession || price, to: price}';
    expect(rulesFor(pairs)).toContain(rule);
    expect(pairs.map((one) => read(rule, one))).toEqual(['9–12 null', '11.5–14 null', '25–25 null']);
  });
});

describe('a key that says free where there is no price', () => {
  const pricesOf = (more: (n: number) => object) =>
    mapRecords(plain(more)).events.map(({ price }) => price?.to ?? null);
  const fares = (n: number) => ({
    tarifs: {
      '@monnaie': 'CHF',
      tarif: [
        { '@type': 'plein', '#text': `${20 + n}` },
        { '@type': 'réduit', '#text': `${10 + n}` },
      ],
    },
  });

  it('is read behind the price', () => {
    const paid = pricesOf((n) => (n % 3 === 1 ? { entree: 'libre' } : fares(n)));
    expect(paid).toEqual([20, 0, 22, 23, 0, 25]);
  });

  it('is not where it says more than this, or stands beside a price', () => {
    const donations = pricesOf((n) => (n % 3 === 1 ? { entree: n === 1 ? 'libre' : 'sur place' } : fares(n)));
    expect(donations).toEqual([20, null, 22, 23, null, 25]);
  });
});

describe('fares that each have a key of the record', () => {
  const rangesOf = (more: (n: number) => object) =>
    mapRecords(plain(more)).events.map(({ price }) => `${price?.from}–${price?.to}`)[1];

  it('are all of the price, the third as well', () => {
    expect(rangesOf((n) => ({ fee_adult: 10 + n, fee_student: 8 + n, fee_child: 5 + n }))).toBe('6–11');
    expect(
      rangesOf((n) => ({ kanranryoIppan: `${800 + n}円`, kanranryoDaigaku: `${500 + n}円`, kanranryoShochu: '200円' })),
    ).toBe('200–801');
    expect(rangesOf((n) => ({ price_full: `€ ${10 + n}`, price_reduced: `€ ${8 + n}`, price_kids: 'free' }))).toBe(
      '0–11',
    );
  });

  it('leave out a tax and an old price', () => {
    expect(rangesOf((n) => ({ price: 10 + n, price_vat: 2, price_old: 5 }))).toBe('11–11');
  });
});
