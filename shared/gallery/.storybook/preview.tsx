import type { Preview } from '@storybook/react-vite';
import { Stage } from '../src/stage.tsx';
import { brands, schemes, type BrandChoice, type SchemeChoice } from '../src/appearance.ts';

const preview: Preview = {
  initialGlobals: { brand: 'fernway', scheme: 'light' },
  globalTypes: {
    brand: { description: 'Brand', toolbar: { icon: 'paintbrush', items: [...brands], dynamicTitle: true } },
    scheme: { description: 'Scheme', toolbar: { icon: 'contrast', items: [...schemes], dynamicTitle: true } },
  },
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Core', 'Inputs', 'Form', 'Overlays', 'Data', 'Reports'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        desk: { name: 'Desk, 1280', styles: { width: '1280px', height: '860px' } },
      },
    },
  },
  decorators: [
    (Story, { globals }) => (
      <Stage brand={globals['brand'] as BrandChoice} scheme={globals['scheme'] as SchemeChoice}>
        <Story />
      </Stage>
    ),
  ],
};

export default preview;
