import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/row.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { ExternalLink } from './external-link.tsx';
import { TextLink } from './text-link.tsx';

const meta: Meta = { title: 'Core/Links' };
export default meta;

export const Links: StoryObj = {
  render: () => (
    <Row gap={20} wrap>
      <TextLink to="/leases/current">All leases</TextLink>
      <ExternalLink href="https://apply.fernway.example/">Credit options</ExternalLink>
      <ButtonLink to="/payment-early">Make a payment</ButtonLink>
      <ButtonLink to="/payment-history" variant="secondary">
        Payment history
      </ButtonLink>
      <ExternalLink href="https://apply.fernway.example/" variant="secondary">
        Apply now
      </ExternalLink>
    </Row>
  ),
};
