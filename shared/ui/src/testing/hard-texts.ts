/** Texts that break layouts, for stories and tests. */
export const hardTexts = {
  long: 'Zumwalt Brothers Fine Home Furnishings and Appliance Centre of Greater Northern Middle Georgia',
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  /** 10,000 characters. */
  huge: 'A word and another '.repeat(527).slice(0, 10_000),
  rightToLeft: 'محمد بن سلمان (طلب رقم 204418)',
  markup: '<b>bold</b><img src=x onerror=alert(1)> & "quoted"',
} as const;
