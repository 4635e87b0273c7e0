import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icons/icons.tsx';
import { PaymentMethodIcon } from '../icons/payment-method-icon.tsx';
import { EmptyIllustration, FailedIllustration } from '../illustrations/illustration.tsx';
import { SignInIllustration } from '../illustrations/sign-in-illustration.tsx';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../typography/text.tsx';
import { BrandMark } from './brand-mark.tsx';

const meta: Meta = { title: 'Core/Brand' };
export default meta;

const brands = ['fernway', 'breeze'];

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 9 4.5 0 9 9z"/></svg>')}`;
const networks = ['visa', 'mastercard', 'amex', 'discover', 'dinersclub', 'jcb', 'unionpay', 'unknown'];

export const Marks: StoryObj = {
  render: () => (
    <Row gap={24} wrap>
      {brands.map((brand) => (
        <BrandMark key={brand} brand={{ key: brand, logo }} size={40} />
      ))}
      <BrandMark brand={{ key: 'another', logo }} name="Another" size={40} />
    </Row>
  ),
};

export const Illustrations: StoryObj = {
  render: () => (
    <Grid min={260}>
      {brands.map((brand) => (
        <Stack key={brand} gap={24}>
          <SignInIllustration brand={brand} width={260} from="xs" />
          <EmptyIllustration brand={brand} />
          <FailedIllustration brand={brand} />
        </Stack>
      ))}
    </Grid>
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <Grid min={160} gap={12}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Row key={name} gap={12}>
          <Icon />
          <Text size="s">{name.replace('Icon', '')}</Text>
        </Row>
      ))}
    </Grid>
  ),
};

export const PaymentMethods: StoryObj = {
  render: () => (
    <Row gap={12} wrap>
      {networks.map((network) => (
        <PaymentMethodIcon key={network} type="card" network={network} />
      ))}
      <PaymentMethodIcon type="bank" />
    </Row>
  ),
};
