import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCountryLookup, useOptionSearch, useSchemaForm, useUploads } from '@portal/platform/widgets';
import { SchemaForm, type SchemaPorts } from '@portal/ui/schema-form';
import { useMemo } from 'react';
import { SignedIn } from './signed-in.tsx';

const meta = { title: 'With the api/Schema form' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function usePorts(): SchemaPorts {
  const searchOptions = useOptionSearch();
  const uploads = useUploads();
  const locateCountry = useCountryLookup();
  return useMemo(() => ({ searchOptions, uploads, locateCountry }), [searchOptions, uploads, locateCountry]);
}

function WiredForm({ form }: { readonly form: string }) {
  return (
    <div css={{ maxWidth: 560 }}>
      <SchemaForm source={useSchemaForm(form)} ports={usePorts()} />
    </div>
  );
}

/** One input of every type, as the api describes them. */
export const Everything: Story = {
  render: () => (
    <SignedIn as="sam">
      <WiredForm form="everything" />
    </SignedIn>
  ),
};

/** A form with unreadable inputs and a cycle of dependencies. */
export const Broken: Story = {
  render: () => (
    <SignedIn as="sam">
      <WiredForm form="broken" />
    </SignedIn>
  ),
};
