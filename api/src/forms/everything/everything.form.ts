import type { CalendarDate } from '@portal/domain';
import type { Form } from '../form.ts';
import { choiceInputs } from './choices.ts';
import { goodsInputs, goodsValues } from './goods.ts';
import { listInputs } from './lists.ts';
import { numberInputs } from './numbers.ts';
import { textInputs } from './texts.ts';

/** A form with every type of input, and inputs that depend on others. */
export const everythingForm = (today: CalendarDate): Form => ({
  texts: {
    title: 'Delivery order',
    description: 'A form with one input of every type.',
    submit_text: 'Send the order',
  },
  inputs: (model) => [
    ...goodsInputs(model),
    ...textInputs,
    ...numberInputs(today),
    ...choiceInputs,
    ...listInputs,
  ],
  opening: {
    quantity: 1,
    delivery: 'standard',
    months: [1, 4],
    items: [{ name: null, price: null, condition: null }],
  },
  computed: goodsValues,
});
