const digits = '〇一二三四五六七八九';

/** A text whose year, month and day are in the numbers of Chinese, `二〇二六年十二月五日`, with digits. Other texts come back as they are. */
export const inDigits = (text: string): string =>
  text.replace(
    /([〇零一二三四五六七八九]{4})年([一二三四五六七八九十]{1,3})月([一二三四五六七八九十]{1,3})[日號号]/gu,
    (_, year: string, month: string, day: string) =>
      `${[...year].map(digitOf).join('')}年${numberOf(month)}月${numberOf(day)}日`,
  );

const digitOf = (sign: string): number => Math.max(0, digits.indexOf(sign));

/** The number of `十`, `十二` or `二十一`. */
function numberOf(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['0', text];
  return (tens === '' ? 1 : digitOf(tens)) * 10 + (ones === '' ? 0 : digitOf(ones));
}
