import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { StoreIcon } from '../icons/icons.tsx';
import { IconTile } from '../icons/icon-tile.tsx';
import { Facts } from '../list/facts.tsx';
import { ListRow } from '../list/list-row.tsx';
import { TabLinks } from '../link/tab-links.tsx';
import { Badge } from '../feedback/badge.tsx';
import { hardTexts } from '../testing/hard-texts.ts';
import { Text } from '../typography/text.tsx';
import { Card } from './card.tsx';
import { Columns } from './columns.tsx';
import { Divider } from './divider.tsx';
import { Grid } from './grid.tsx';
import { Section } from './section.tsx';
import { Stack } from './stack.tsx';

const meta: Meta = { title: 'Core/Layout' };
export default meta;

export const Cards: StoryObj = {
  render: () => (
    <Grid>
      {(['surface', 'soft', 'sunken'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          <Text strong>{tone}</Text>
          <Divider />
          <Text tone={2}>A hairline and a soft shadow, no box in a box.</Text>
        </Card>
      ))}
    </Grid>
  ),
};

export const TwoColumns: StoryObj = {
  render: () => (
    <Columns aside={<Card tone="soft">What comes of it</Card>} asideLabel="Summary">
      <Card>What to decide</Card>
      <Section title="More" action={<Button variant="quiet">See all</Button>}>
        <Card>Something else</Card>
      </Section>
    </Columns>
  ),
};

const facts = [
  { label: 'Monthly payment', value: '$82.70' },
  { label: 'Left to own', value: '$612.40' },
  { label: 'Store', value: hardTexts.long },
];

export const Lists: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <Card>
        <Facts items={facts} />
      </Card>
      <Card>
        <Facts items={facts.slice(0, 2)} layout="rows" total={{ label: 'Total', value: '$695.10' }} />
      </Card>
      <Stack as="ul" gap={0}>
        {['Harbor Home Furniture', hardTexts.long, hardTexts.rightToLeft].map((title) => (
          <ListRow
            key={title}
            title={title}
            note="FW-204418"
            leading={
              <IconTile>
                <StoreIcon />
              </IconTile>
            }
            trailing={<Badge tone="ok">Paid off</Badge>}
            to="/leases/current"
          />
        ))}
      </Stack>
    </Stack>
  ),
};

export const Tabs: StoryObj = {
  render: () => (
    <TabLinks
      label="Leases"
      items={['Current', 'Approved', 'Paid off'].map((text, index) => ({
        text,
        to: `/leases/${index}`,
        current: index === 0,
      }))}
    />
  ),
};
