import { renderUi } from '../testing/render-ui.tsx';
import { PaymentMethodIcon } from './payment-method-icon.tsx';

const drawing = (network: string) =>
  renderUi(<PaymentMethodIcon type="card" network={network} />).container.innerHTML;

it('PROF-47: each of the seven card networks has its own image, any other card a plain one', () => {
  const networks = ['visa', 'amex', 'mastercard', 'discover', 'dinersclub', 'jcb', 'unionpay'];
  const drawings = [...networks, 'a-new-network'].map(drawing);
  expect(new Set(drawings).size).toBe(networks.length + 1);
  expect(drawing('')).toBe(drawing('a-new-network'));
});
