const digit = /\p{Nd}/u;
const isDigit = (code: number) => digit.test(String.fromCodePoint(code));

/** Returns a text with the digits of every script as 0 to 9: `١٢٣` becomes `123`. */
export function latinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    // Unicode has digits in runs of ten, each from 0 to 9; runs of one script may be adjacent.
    let zero = code;
    while (isDigit(zero - 1)) zero -= 1;
    return String((code - zero) % 10);
  });
}
