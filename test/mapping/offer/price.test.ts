import { describe, expect, test } from 'vitest';
import { readPrice } from '../../../src/mapping/values/offer/price.ts';

type Row = readonly [value: unknown, from: number | null, to: number | null, currency: string | null];

const free: readonly string[] =
  `Free with registration|Free - suggested donation $10|Eintritt frei|Eintritt ist frei, Spende erbeten|kostenlos|Kostenlos für alle|gratis|Free|Free admission|free entry (registration required)|Admission is free|Free for everyone|FREE OF CHARGE|
  entrée libre|Gratuit|gratuite|Gratuit pour tous|Entrada libre|gratuito|Entrada gratuita|Entrada franca|Grátis|Ingresso libero|Toegang gratis|vrije toegang|Fri entré|Gratis adgang|fritt inträde|
  Vapaa pääsy|Maksuton|Ilmainen|wstęp wolny|bezpłatny|Wstęp bezpłatny|zdarma|Vstup volný|vstup voľný|ingyenes|A belépés díjtalan|intrare liberă|Gratuit!|Δωρεάν|Ελεύθερη είσοδος|ücretsiz|Ücretsizdir|
  бесплатно|Бесплатный вход|Вход свободный|безкоштовно|Вхід вільний|besplatno|brezplačno|مجاني|دخول مجاني|مجاناً|חינם|כניסה חופשית|免费|免費入場|無料|入場無料|무료|Gratis untuk umum|miễn phí|ฟรี|निःशुल्क|
  0|0 €|0,00 €|0.00|€0|$0.00`
    .split('|')
    .map((text) => text.trim());

const texts: readonly Row[] = [
  ['12', 12, 12, null],
  ['12.50', 12.5, 12.5, null],
  ['12,50 €', 12.5, 12.5, 'EUR'],
  ['Bs. 200 socios / 280 no socios', 200, 280, null],
  ['15 € Mitglieder / 20 Nichtmitglieder', 15, 20, 'EUR'],
  ['£5 members / 8 non-members', 5, 8, 'GBP'],
  ['10 € per person / 4 persons', 10, 10, 'EUR'],
  ['Ages 13+ - £62', 62, 62, 'GBP'],
  ['Ages 3-12 - £40', 40, 40, 'GBP'],
  ['Students 18-25 £9', 9, 9, 'GBP'],
  ['Ages 3-12 - 40 GBP', 40, 40, 'GBP'],
  ['12 €8 € ermäßigt', 8, 12, 'EUR'],
  ['12 EUR10 EUR', 10, 12, 'EUR'],
  ['10-15 - 20 EUR', 10, 20, 'EUR'],
  ['280 zł od pary', 280, 280, 'PLN'],
  ['€ 12', 12, 12, 'EUR'],
  ['12€50', 12.5, 12.5, 'EUR'],
  ['25,- €', 25, 25, 'EUR'],
  ['CHF 25.–', 25, 25, 'CHF'],
  ['12 EUR', 12, 12, 'EUR'],
  ['in EUR 12', 12, 12, 'EUR'],
  ['Preis in EUR, ermäßigt 12', 12, 12, 'EUR'],
  ['PARA SA MGA BATA, EDAD 8 HANGGANG 15', 8, 15, null],
  ['250 goud', 250, 250, 'HTG'],
  ['25 XCG', 25, 25, 'XCG'],
  ['35 сомонӣ', 35, 35, 'TJS'],
  ['10–25 €', 10, 25, 'EUR'],
  ['$10–$25', 10, 25, null],
  ['$10-25 USD', 10, 25, 'USD'],
  ['US$ 15', 15, 15, 'USD'],
  ['from 300 ₽', 300, null, 'RUB'],
  ['от 300 руб.', 300, null, 'RUB'],
  ['от 300 до 1 500 ₽', 300, 1500, 'RUB'],
  ['до 500 рублей', null, 500, 'RUB'],
  ['ab 12 €', 12, null, 'EUR'],
  ['Tickets ab 12,- €', 12, null, 'EUR'],
  ['bis zu 25 €', null, 25, 'EUR'],
  ['à partir de 10 €', 10, null, 'EUR'],
  ['de 8 à 15 €', 8, 15, 'EUR'],
  ['desde 10 €', 10, null, 'EUR'],
  ['VVK 12 / AK 15', 12, 15, null],
  ['VVK 12 € / AK 15 €', 12, 15, 'EUR'],
  ['VVK 12 / AK 15 €', 12, 15, 'EUR'],
  ['15 € (ermäßigt 8 €)', 8, 15, 'EUR'],
  ['Erwachsene 10 €, Kinder frei', 0, 10, 'EUR'],
  ['Members free, others 15 €', 0, 15, 'EUR'],
  ['Adults £12.50, children under 12 free', 0, 12.5, 'GBP'],
  ['1 200 Kč', 1200, 1200, 'CZK'],
  ['1.200,50 €', 1200.5, 1200.5, 'EUR'],
  ['$1,200.50', 1200.5, 1200.5, null],
  ["CHF 1'200.-", 1200, 1200, 'CHF'],
  ['Rp 150.000', 150_000, 150_000, 'IDR'],
  ['150.000 ₫', 150_000, 150_000, 'VND'],
  ['200k VND', 200_000, 200_000, 'VND'],
  ['KWD 5.500', 5.5, 5.5, 'KWD'],
  // A word in capitals beside a number alone is the code.
  ['2000 ALL', 2000, 2000, 'ALL'],
  ['ALL 1.500 – 2.000', 1500, 2000, 'ALL'],
  ['Tickets 25, ALL welcome', 25, 25, null],
  ['150 kr', 150, 150, null],
  ['150 kr.', 150, 150, null],
  ['150 SEK', 150, 150, 'SEK'],
  ['49 zł', 49, 49, 'PLN'],
  ['3500 Ft', 3500, 3500, 'HUF'],
  ['50 lei', 50, 50, null],
  ['250 ₺', 250, 250, 'TRY'],
  ['100 TL', 100, 100, 'TRY'],
  ['250 грн', 250, 250, 'UAH'],
  ['45 ₪', 45, 45, 'ILS'],
  ['3000円', 3000, 3000, 'JPY'],
  ['15澳門元', 15, 15, 'MOP'],
  ['前売券 ¥3,000', 3000, 3000, null],
  ['チケット ¥3,000', 3000, 3000, 'JPY'],
  ['３，０００円', 3000, 3000, 'JPY'],
  ['门票50元', 50, 50, 'CNY'],
  ['票價 500 元', 500, 500, null],
  ['80元起', 80, null, null],
  ['15,000원', 15_000, 15_000, 'KRW'],
  ['3만원', 30_000, 30_000, 'KRW'],
  ['٥٠ ر.س', 50, 50, 'SAR'],
  ['R$ 40', 40, 40, 'BRL'],
  ['R$ 40,00 (inteira) / R$ 20,00 (meia)', 20, 40, 'BRL'],
  ['S/ 35.00', 35, 35, 'PEN'],
  ['10 € / 12 CHF', 10, 10, 'EUR'],
  ['10/8/5 €', 5, 10, 'EUR'],
  ['10 € (5)', 5, 10, 'EUR'],
  ['Ab 18 Jahren, Eintritt 10 €', 10, 10, 'EUR'],
  ['Einlass 19:30 Uhr, 10 €', 10, 10, 'EUR'],
  ['12 € zzgl. 1,50 € Gebühr', 12, 12, 'EUR'],
  ['20 € (10 % Rabatt für Studierende)', 20, 20, 'EUR'],
  ['18 €, am 12.10.2026', 18, 18, 'EUR'],
  ['12 €, incl. free drink', 12, 12, 'EUR'],
  ['Цена: 300 р.', 300, 300, 'RUB'],
  ['10+ €', 10, null, 'EUR'],
  ['$10+', 10, null, null],
  ['£12.50 + booking fee', 12.5, 12.5, 'GBP'],
  ['CHF 20.–/15.–', 15, 20, 'CHF'],
  ['Ingresso 10 euro, ridotto 7', 7, 10, 'EUR'],
  ['10 €, children under 12', 10, 10, 'EUR'],
  ['Don Giovanni: 25 €', 25, 25, 'EUR'],
  ['Free–$15', 0, 15, null],
  ['Free (members), $10 (non-members)', 0, 10, null],
  ['10 € at https://t.example/7', 10, 10, 'EUR'],
  ['500 ₹', 500, 500, 'INR'],
  ['৫০০ টাকা', 500, 500, 'BDT'],
  ['රු. 1500', 1500, 1500, 'LKR'],
  ['GH¢ 50', 50, 50, 'GHS'],
  ['300 hryven', 300, 300, 'UAH'],
  ['50 شيكل', 50, 50, 'ILS'],
  ['50 שקל חדש', 50, 50, 'ILS'],
  ['50 сомони', 50, 50, 'TJS'],
  ['50 юаней', 50, 50, 'CNY'],
  ['2000ウォン', 2000, 2000, 'KRW'],
  ['100 ل.س', 100, 100, 'SYP'],
  ['50 евра', 50, 50, 'EUR'],
  // Ten rials are a toman, which has no code.
  ['۲۰۰٬۰۰۰ تومان', 200_000, 200_000, null],
  ['۵۰۰٬۰۰۰ ریال', 500_000, 500_000, null],
  ['500 Tk', 500, 500, null],
];

const wordsOnly: readonly string[] =
  `Free for members|kostenlos für Mitglieder|Kinder frei|Бесплатно для студентов|gratuit pour les moins de 12 ans|Pay what you want|prix libre|Spende|on request|kostenpflichtig|not free|nicht kostenlos|не бесплатно|
  Free parking|barrierefrei|See website|Платно|Ages 18+|Anmeldung bis 12.10.2026|Saison 2026|TBA|Hutsammlung|donation|Freiwillige Spende|Freikarten an der Kasse|Suggested donation: $10|10 € Spende|Tickets: https://t.example/7`
    .split('|')
    .map((text) => text.trim());

describe('a price in a text', () => {
  test.each(free)('%s is free', (text) => {
    expect(readPrice(text, 'en')).toMatchObject({ free: true, from: 0, to: 0 });
  });

  test.each(texts)('%s', (text, from, to, currency) => {
    const words = /^[\d.]+$/.test(String(text)) ? null : text;
    expect(readPrice(text, 'en')).toEqual({ free: false, from, to, currency, text: words });
  });

  test.each(wordsOnly)('%s says nothing of an amount', (text) => {
    expect(readPrice(text, 'en')).toEqual({ free: false, from: null, to: null, currency: null, text });
  });

  test('is on one line, without tags', () => {
    expect(readPrice('<p>Adults: 12&nbsp;€<br>Children: 5&nbsp;€</p>', 'en')).toEqual({
      free: false,
      from: 5,
      to: 12,
      currency: 'EUR',
      text: 'Adults: 12 € · Children: 5 €',
    });
  });

  test('is no word of the configuration', () => {
    expect(readPrice('free', 'en', { translated: true })).toEqual({
      free: true,
      from: 0,
      to: 0,
      currency: null,
      text: null,
    });
  });
});

const objects: readonly Row[] = [
  [12.5, 12.5, 12.5, null],
  [[12.5, 'EUR'], 12.5, 12.5, 'EUR'],
  [['EUR', '12,50'], 12.5, 12.5, 'EUR'],
  [{ amount: 12, currency: 'EUR' }, 12, 12, 'EUR'],
  [{ value: '12.50', currencyCode: 'chf' }, 12.5, 12.5, 'CHF'],
  [{ price: '12,50', priceCurrency: 'EUR' }, 12.5, 12.5, 'EUR'],
  [{ price: 12, currency: { code: 'SEK', symbol: 'kr' } }, 12, 12, 'SEK'],
  [{ price: 12, currency: '$' }, 12, 12, null],
  [{ price: 12, currency: ['EUR'] }, 12, 12, 'EUR'],
  [{ prices: [['4.00'], ['6.00']], currency: ['EUR', 'EUR'] }, 4, 6, 'EUR'],
  [{ prices: [['4.00'], ['6.00']], currency: ['EUR', 'CHF'] }, 4, 6, null],
  [[{ for: 'Adults', min: 18, max: null }, { for: 'Students', min: 10, max: null }], 10, 18, null],
  [[{ for: 'Adults', min: 18, max: '' }], 18, 18, null],
  [{ min: 18, max: null }, 18, null, null],
  [[{ lowPrice: 18 }], 18, null, null],
  [{ price: '$12', currency: 'CAD' }, 12, 12, 'CAD'],
  [{ price: 12, currency: 'XYZ' }, 12, 12, null],
  [{ min: 5, max: 10, currency: 'EUR' }, 5, 10, 'EUR'],
  [{ min: 5, max: 10, cur: 'EUR' }, 5, 10, 'EUR'],
  [{ adet: 40, tutar: 5, cur: 'EUR' }, 5, 5, 'EUR'],
  [{ lowPrice: '5', highPrice: '10', priceCurrency: 'EUR', availability: 'InStock' }, 5, 10, 'EUR'],
  [{ from: 5, to: null, currency: 'EUR' }, 5, null, 'EUR'],
  [{ priceMin: 300, priceMax: 0 }, 300, 300, null],
  [{ min_ticket_price: { currency: 'USD', value: 1000, major_value: '10.00' }, max_ticket_price: { currency: 'USD', value: 2500, major_value: '25.00' }, is_free: false }, 10, 25, 'USD'],
  [[{ fareGroup: 'Adults', hasCurrencyValue: 14 }, { fareGroup: 'Children', hasCurrencyValue: 7 }], 7, 14, null],
  [{ amount: 5, valueCurrency: 'EUR' }, 5, 5, 'EUR'],
  [{ from: 10, until: 22.5 }, 10, 22.5, null],
  [{ price: 10, until: 1790000000 }, 10, 10, null],
  [{ value: 1250, currency: 'EUR', major_value: '12.50' }, 12.5, 12.5, 'EUR'],
  [{ price_cents: 1250, currency: 'EUR' }, 12.5, 12.5, 'EUR'],
  [{ amountMinor: 1250, currency: 'JPY' }, 1250, 1250, 'JPY'],
  [{ cents: 900 }, 9, 9, null],
  [{ fee_fen: 3000 }, 30, 30, null],
  [{ valorCentimos: 500, moeda: 'EUR' }, 5, 5, 'EUR'],
  [{ from_cents: 2500, currency: 'GBP' }, 25, null, 'GBP'],
  [{ priceMinCents: 500, priceMaxCents: 1250, currency: 'EUR' }, 5, 12.5, 'EUR'],
  [{ price: '1250', currency_code: 'EUR', currency_minor_unit: 2 }, 12.5, 12.5, 'EUR'],
  [{ price: 12, currency: 'EUR', decimals: 2 }, 12, 12, 'EUR'],
  [{ type: 'number', number: 12 }, 12, 12, null],
  [{ '@currency': 'EUR', '#text': '190.00' }, 190, 190, 'EUR'],
  [{ amount: 1250, currency: 'EUR', decimals: 2 }, 12.5, 12.5, 'EUR'],
  [{ amount: 1250, currency: 'EUR', display: '€12.50' }, 12.5, 12.5, 'EUR'],
  [{ units: '12', nanos: 500_000_000, currencyCode: 'EUR' }, 12.5, 12.5, 'EUR'],
  [[{ name: 'Adults', price: 12 }, { name: 'Children', price: 5 }], 5, 12, null],
  [[{ name: 'Adults', cost: { amount: 12, currency: 'EUR' }, id: 900, quantity_total: 120 }, { name: 'Free', cost: null, free: true }], 0, 12, 'EUR'],
  [{ offers: [{ '@type': 'Offer', price: '10', priceCurrency: 'EUR', url: 'https://t.example/1' }, { price: '20', priceCurrency: 'EUR' }] }, 10, 20, 'EUR'],
  [{ Adults: 12, Children: 5 }, 5, 12, null],
  [{ Erwachsene: '12 €', Kinder: '5 €' }, 5, 12, 'EUR'],
  [{ amount: { value: 12, currency: 'EUR' } }, 12, 12, 'EUR'],
  [{ data: { attributes: { price: 7, currency: 'EUR' } } }, 7, 7, 'EUR'],
  [{ ticket: { id: 17, price: '7 €' } }, 7, 7, 'EUR'],
  [[{ price: 10, currency: 'EUR' }, { price: 12, currency: 'CHF' }], 10, 10, 'EUR'],
  [{ de: '12 €', en: '€12' }, 12, 12, 'EUR'],
]; // biome-ignore format: a table

describe('a price in a number, an object or a list', () => {
  test.each(objects)('%j', (value, from, to, currency) => {
    expect(readPrice(value, 'en')).toMatchObject({ free: false, from, to, currency });
  });

  test.each([
    0,
    { isFree: true },
    { free: 1, price: null },
    { price: 0, currency: 'EUR' },
    { is_paid: false },
    [{ free: true }, { price: 0 }],
  ])('%j is free', (value) => {
    expect(readPrice(value, 'en')).toMatchObject({ free: true, from: 0, to: 0 });
  });

  test.each([
    null,
    '',
    '  ',
    -5,
    '-5',
    '--',
    true,
    false,
    {},
    [],
    { isFree: false },
    { isFree: false, price: 0 },
    { currency: 'EUR' },
    { tickets: 120 },
    { id: 17, quantity: 5 },
    { entryState: 'confirmed' },
    [{ text: 'Donation' }, { text: 'On request' }],
    Number.NaN,
  ])('%j says nothing', (value) => {
    expect(readPrice(value, 'en')).toBeNull();
  });

  test('begins with the lowest, never with an average', () => {
    const stats = { average_price: 79, lowest_price: 38, highest_price: 121 };
    expect(readPrice(stats, 'en')).toMatchObject({ from: 38, to: 121 });
  });

  test('is known by the cases of its word, where it is an amount', () => {
    const price = { free: false, from: 150, to: 150 };
    const link = 'https://tickets.example/7';
    expect(readPrice({ Fiyati: 150, Linki: link }, 'en')).toMatchObject(price);
    expect(readPrice({ Fiyati: false, Linki: link }, 'en')).toBeNull();
  });

  test('keeps the words beside the numbers', () => {
    expect(readPrice({ from: 8, to: 12, currency: 'EUR', text: 'Reduced price at the door' }, 'en')).toEqual({
      free: false,
      from: 8,
      to: 12,
      currency: 'EUR',
      text: 'Reduced price at the door',
    });
    expect(readPrice({ amount: null, text: 'Pay what you want' }, 'en')?.text).toBe('Pay what you want');
    expect(readPrice(['VVK 12 €', 'AK 15 €'], 'en')?.text).toBe('VVK 12 €, AK 15 €');
  });
});

describe('what several countries call their money', () => {
  test.each([
    ['$8', 'America/Chicago', 'USD'],
    ['$95', 'Australia/Adelaide', 'AUD'],
    ['12 $', 'America/Toronto', 'CAD'],
    ['80 kr, ungdom 40 kr', 'Europe/Stockholm', 'SEK'],
    ['5000 francs', 'Africa/Conakry', 'GNF'],
    ['1000 francs', 'Pacific/Noumea', 'XPF'],
    ['5 KM po učeniku', 'Europe/Sarajevo', 'BAM'],
    ['$10', 'Africa/Mogadishu', 'USD'],
    ['14.900 kr.', 'Atlantic/Reykjavik', 'ISK'],
    ['50 kr', 'Atlantic/Faroe', 'DKK'],
    ['50.000 Gs', 'America/Asuncion', 'PYG'],
    ['Rs. 500', 'Asia/Calcutta', 'INR'],
    ['۵۰٬۰۰۰ ریال', 'Asia/Tehran', 'IRR'],
    ['100 ﷼', 'Asia/Riyadh', 'SAR'],
    ['रु ५००', 'Asia/Kathmandu', 'NPR'],
    ['500 روپے', 'Asia/Karachi', 'PKR'],
    ['10,000 shillings', 'Africa/Kampala', 'UGX'],
    ['5 000 F CFA', 'Africa/Abidjan', 'XOF'],
    ['5000 FCFA', 'Africa/Douala', 'XAF'],
    ['20 ман', 'Asia/Baku', 'AZN'],
    ['da 10 €', 'Europe/Rome', 'EUR'],
    ['C$ 20', 'America/Toronto', 'CAD'],
    ['C$ 300', 'America/Managua', 'NIO'],
    ['500 Tk', 'Asia/Dhaka', 'BDT'],
    ['500 pesos', 'Asia/Manila', 'PHP'],
    ['50 lei', 'Europe/Chisinau', 'MDL'],
    ['6.000,00 Kz', 'Africa/Luanda', 'AOA'],
    ['150 MT', 'Africa/Maputo', 'MZN'],
    ['1000¥', 'Asia/Tokyo', 'JPY'],
    ['L 1,200.00', 'America/Tegucigalpa', 'HNL'],
    ['L.450', 'America/Tegucigalpa', 'HNL'],
    ['Q150', 'America/Guatemala', 'GTQ'],
    ['R120 per person', 'Africa/Johannesburg', 'ZAR'],
    ['K50', 'Africa/Lusaka', 'ZMW'],
    ['K 50', 'Pacific/Port_Moresby', 'PGK'],
    ['L 40', 'Europe/Berlin', null],
    ['$8', 'Europe/Berlin', null],
    ['8', 'America/Chicago', null],
    ['8 € or $9', 'America/Chicago', 'EUR'],
  ])('%s in %s', (text, timeZone, currency) => {
    expect(readPrice(text, 'en', { timeZone })?.currency).toBe(currency);
    expect(readPrice(text, 'en')?.currency).toBe(currency === 'EUR' ? 'EUR' : null);
  });

  test.each([
    ['12–40 руб.', 'Europe/Minsk', 'BYN'],
    ['300 рублей', 'Europe/Berlin', 'RUB'],
    ['300 рублей', 'Asia/Omsk', 'RUB'],
    ['300 рублей', null, 'RUB'],
  ])('%s in %s: elsewhere it is the one that most have', (text, timeZone, currency) => {
    expect(readPrice(text, 'en', { timeZone })?.currency).toBe(currency);
  });

  test('is read beside an amount, too', () => {
    expect(readPrice({ price: 12, currency: 'руб.' }, 'be', { timeZone: 'Europe/Minsk' })?.currency).toBe('BYN');
    expect(readPrice({ price: 40, currency: 'kr' }, 'nb', { timeZone: 'Europe/Oslo' })?.currency).toBe('NOK');
    expect(readPrice({ price: 40, currency: 'L.' }, 'es', { timeZone: 'America/Tegucigalpa' })?.currency).toBe('HNL');
  });
});
