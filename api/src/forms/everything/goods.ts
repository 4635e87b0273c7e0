import type { FormInput, FormOption, FormValues } from '@portal/api-contract';

/** Invented makes; models depend on the make, trims on the model. */
const goods: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map([
  [
    'Alder',
    new Map([
      ['Cabin', ['Plain', 'Oak']],
      ['Lodge', ['Oak', 'Walnut', 'Cherry']],
    ]),
  ],
  [
    'Birch',
    new Map([
      ['Drift', ['Linen', 'Wool']],
      ['Harbor', ['Linen']],
    ]),
  ],
  ['Cedar', new Map([['Ridge', ['Matte', 'Gloss']]])],
]);

const options = (texts: Iterable<string>): readonly FormOption[] =>
  [...texts].map((text) => ({ value: text.toLowerCase(), text }));

function byValue<Inner>(map: ReadonlyMap<string, Inner>, value: unknown): Inner | undefined {
  return [...map].find(([text]) => text.toLowerCase() === value)?.[1];
}

/** Make, its models, and the trims of a model: changing the make makes the other two stale. */
export function goodsInputs(model: FormValues): readonly FormInput[] {
  const models = byValue(goods, model['make']) ?? new Map<string, readonly string[]>();
  const trims = byValue(models, model['model']) ?? [];
  return [
    { name: 'make', type: 'select', label: 'Make', required: true, options: options(goods.keys()) },
    {
      name: 'model',
      type: 'select',
      label: 'Model',
      required: true,
      depends_on: ['make'],
      options: options(models.keys()),
      ...(models.size === 0 ? { help: 'Choose a make first.' } : {}),
    },
    {
      name: 'trim',
      type: 'select',
      label: 'Trim',
      depends_on: ['model'],
      options: options(trims),
      ...(trims.length === 0 ? { help: 'Choose a model first.' } : {}),
    },
    { name: 'quantity', type: 'number', label: 'Quantity', required: true, min: 1, max: 10 },
    { name: 'unit_price', type: 'money', label: 'Unit price', required: true, min: 100, max: 500_000 },
    {
      name: 'total',
      type: 'money',
      label: 'Total',
      help: 'Quantity times unit price.',
      disabled: true,
      depends_on: ['quantity', 'unit_price'],
    },
  ];
}

/** Computes the total, and clears a model and a trim that are no longer offered. */
export function goodsValues(model: FormValues): FormValues {
  const models = byValue(goods, model['make']);
  const trims = models && byValue(models, model['model']);
  const { quantity, unit_price: price } = model;
  return {
    model: trims ? model['model'] : null,
    trim: trims?.some((trim) => trim.toLowerCase() === model['trim']) ? model['trim'] : null,
    total:
      Number.isSafeInteger(quantity) && Number.isSafeInteger(price) ? Number(quantity) * Number(price) : null,
  };
}
