import { createHash } from 'node:crypto';
import {
  defaultTreeAdapter as tree,
  html as names,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { array, boolean, defaulted, object, string, type Infer } from 'superstruct';
import { parseJson, unusable } from '../json-file.ts';

const screenShape = object({
  /** Path of the route, or the name of a part of the shell's page. */
  name: string(),
  /** Brand key. */
  brand: string(),
  /** BCP 47 tag; builds from before there was a second one have English alone. */
  language: defaulted(string(), 'en'),
  /** Whether the configuration is a demonstration's. */
  demo: boolean(),
  html: string(),
  /** CSS rules of the markup. */
  rules: array(string()),
});

/** A screen as the build drew it, for one brand, language and configuration: markup and styles without scripts. */
export type PrerenderedScreen = Readonly<Omit<Infer<typeof screenShape>, 'rules'>> & {
  readonly rules: readonly string[];
};

/** The parts of the page that a shell draws, by the names of their screens. */
export const shellPart = { bareFrame: '/frame', brand: '/brand', welcome: '/welcome' } as const;

/** Text of the comment in the shell's bare frame that a remote's screen takes the place of. */
export const screenSlot = 'screen';

const forbiddenElements = new Set([
  'script',
  'style',
  'template',
  'link',
  'meta',
  'base',
  'iframe',
  'frame',
  'object',
  'embed',
]);
const forbiddenAttribute = /^(on.*|style|srcdoc|action|formaction)$/;

/** Returns the file of a build that holds its prerendered screens, under a name with its hash. */
export function prerenderedFile(
  screens: readonly PrerenderedScreen[],
): readonly [name: string, bytes: Buffer] {
  const bytes = Buffer.from(JSON.stringify(screens, null, 1));
  return [`prerendered.${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.json`, bytes];
}

/**
 * Returns the prerendered screens in a file of a build. Throws a `CliError` when it is not such a file, or when the
 * markup of one would run or load something, is not well-formed, or has styles that the page's policy blocks.
 *
 * @param owner for the message: the workspace that was built
 * @param remedy what to do then, as the end of a sentence
 */
export function parsePrerendered(owner: string, bytes: Buffer, remedy: string): readonly PrerenderedScreen[] {
  const what = `The prerendered screens of ${owner}`;
  const screens = parseJson(bytes.toString(), array(screenShape), what, remedy);
  for (const screen of screens) {
    const fault = faultOf(screen);
    if (fault !== undefined) throw unusable(what, `${screen.name} (${screen.brand}) ${fault}`, remedy);
  }
  return screens;
}

function faultOf({ html, rules }: PrerenderedScreen): string | undefined {
  const [frame] = parseFragment(`<div>${html}</div>`).childNodes;
  if (!frame || !tree.isElementNode(frame) || serialize(frame) !== html) return 'is not well-formed';
  for (const element of elementsIn(frame)) {
    const { tagName, attrs } = element;
    if (forbiddenElements.has(tagName) || (tagName === 'form' && !isDialog(element)))
      return `has an element ${tagName}`;
    const forbidden = attrs.find(({ name, prefix }) => prefix || forbiddenAttribute.test(name));
    if (forbidden) return `has an attribute ${forbidden.name}`;
    if (!isPlain(element)) return `has an element ${tagName} of another kind than what it is in`;
  }
  return rules.some((rule) => rule.includes('<')) ? 'has markup among its styles' : undefined;
}

type Element = DefaultTreeAdapterTypes.Element;

/** A form that sends nothing anywhere. */
const isDialog = ({ attrs }: Element): boolean =>
  attrs.some(({ name, value }) => name === 'method' && value === 'dialog');

/** HTML, or a part of a drawing in a drawing: what a page can make of data without names of namespaces. */
function isPlain({ tagName, namespaceURI, parentNode }: Element): boolean {
  const isDrawn =
    tagName === 'svg' ||
    (parentNode !== null && tree.isElementNode(parentNode) && parentNode.namespaceURI === names.NS.SVG);
  return namespaceURI === (isDrawn ? names.NS.SVG : names.NS.HTML);
}

/** Returns all elements below one. */
function elementsIn({ childNodes }: Element): readonly Element[] {
  return childNodes.filter(tree.isElementNode).flatMap((element) => [element, ...elementsIn(element)]);
}
