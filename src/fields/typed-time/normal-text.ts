const DIGITS = '零一二三四五六七八九'

/** A typed text as the readers take it: lower case, half width, single spaces, Chinese numerals as digits. */
export function normalText(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[,、]/g, ' ')
    .replace(/两/g, '二')
    .replace(/[零一二三四五六七八九十]+/g, (numeral) => numberOf(numeral))
    .replace(/\s+/g, ' ')
    .trim()
}

/** 十五 → 15, 二十 → 20, 二〇 and digits in a row as they are. */
function numberOf(numeral: string): string {
  const [tens, ones] = numeral.split('十')
  if (ones === undefined) return digitsOf(numeral)
  return String((tens ? Number(digitsOf(tens)) : 1) * 10 + (ones ? Number(digitsOf(ones)) : 0))
}

function digitsOf(numeral: string): string {
  return [...numeral].map((each) => DIGITS.indexOf(each)).join('')
}
