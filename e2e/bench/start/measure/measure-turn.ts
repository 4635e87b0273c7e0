import type { Profile } from '../profiles.ts';
import { leasesScreen, loginScreen, profileScreen } from '../screens.ts';
import { withNewProfile } from '../visit/new-profile.ts';
import { goBack, switchTo } from '../visit/switch.ts';
import { visit, type VisitOptions } from '../visit/visit.ts';
import { figuresOf, startFigures } from './figures.ts';
import type { Results } from './results.ts';
import type { StartSection, SwitchSection } from './sections.ts';
import type { ServedVariant } from './start-sites.ts';

interface Turn {
  readonly results: Results;
  readonly profile: Profile;
  readonly variant: ServedVariant;
  /** Session of a customer with leases. */
  readonly token: string;
}

/** Measures one variant once on one profile. */
export async function measureTurn(turn: Turn): Promise<void> {
  if (turn.variant.name === 'react') return measureReact(turn);
  await measureLogin(turn);
  await measureLeases(turn);
  await measureColdSwitch(turn);
}

/** The heading of React alone takes as long as any screen would, whoever opens it. */
async function measureReact(turn: Turn): Promise<void> {
  const options = { ...common(turn), screen: { path: '/', content: 'h1' }, token: null } as const;
  await measureVisits(turn, options, ['login', 'login again']);
  await measureVisits(turn, options, ['lease cards', 'lease cards again']);
}

const common = ({ profile, variant }: Turn) => ({ profile, url: variant.url });

const measureLogin = (turn: Turn) =>
  measureVisits(turn, { ...common(turn), screen: loginScreen, token: null }, ['login', 'login again']);

async function measureVisits(
  turn: Turn,
  options: VisitOptions,
  sections: readonly StartSection[],
): Promise<void> {
  await withNewProfile(async (browser) => {
    for (const section of sections) {
      const { seen, tab } = await visit(browser, options);
      addStart(turn, section, seen);
      await tab.close();
    }
  });
}

async function measureLeases(turn: Turn): Promise<void> {
  const options = { ...common(turn), screen: leasesScreen, token: turn.token };
  await withNewProfile(async (browser) => {
    const first = await visit(browser, options);
    addStart(turn, 'lease cards', first.seen);
    addSwitch(turn, 'after hover', await switchTo(first.tab, profileScreen, { hovers: true }));
    await goBack(first.tab);
    addSwitch(turn, 'loaded', await switchTo(first.tab, profileScreen, { hovers: false }));
    await first.tab.close();
    const second = await visit(browser, options);
    addStart(turn, 'lease cards again', second.seen);
  });
}

/** A browser that saves data fetches nothing before it is needed. */
async function measureColdSwitch(turn: Turn): Promise<void> {
  await withNewProfile(async (browser) => {
    const { tab } = await visit(browser, {
      ...common(turn),
      screen: leasesScreen,
      token: turn.token,
      savesData: true,
    });
    addSwitch(turn, 'cold', await switchTo(tab, profileScreen, { hovers: false }));
  });
}

function addStart(
  { results, profile, variant }: Turn,
  section: StartSection,
  seen: Parameters<typeof figuresOf>[0],
): void {
  const figures = figuresOf(seen, variant.gzipBytesOf);
  for (const figure of startFigures) {
    results.add({ profile: profile.key, section, figure }, variant.name, figures[figure]);
  }
}

function addSwitch({ results, profile, variant }: Turn, section: SwitchSection, time: number): void {
  results.add({ profile: profile.key, section, figure: 'switch' }, variant.name, time);
}
