import { relative, sep } from 'node:path';
import { boundaryFault } from './import-boundaries.js';

const kebabWithRole = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const subjectless = /^(utils?|helpers?|common|misc)$/;

/** A file is named after its subject, in kebab case. @type {import('oxlint').Rule} */
const fileName = {
  meta: {
    type: 'problem',
    messages: {
      case: '"{{ name }}" is not kebab case.',
      subject: '"{{ name }}" names no subject: name the file or folder after what it holds.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const parts = relative(context.cwd, context.filename).split(sep);
        const file = parts.at(-1) ?? '';
        if (!kebabWithRole.test(file)) {
          context.report({ node, messageId: 'case', data: { name: file } });
        }
        const bad = parts.map((part) => part.split('.')[0] ?? '').find((part) => subjectless.test(part));
        if (bad !== undefined) context.report({ node, messageId: 'subject', data: { name: bad } });
      },
    };
  },
};

/** An import crosses no import boundary. Its option is the folder that holds the workspaces. @type {import('oxlint').Rule} */
const importBoundary = {
  meta: { type: 'problem', schema: [{ type: 'string' }] },
  create(context) {
    const [root] = context.options;
    const file = relative(root, context.filename).replaceAll(sep, '/');
    const check = (node) => {
      if (typeof node?.value !== 'string') return;
      const message = boundaryFault(root, file, node.value);
      if (message !== null) context.report({ node, message });
    };
    return {
      'ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration, ImportExpression, TSImportType': (
        node,
      ) => {
        check(node.source);
      },
      "CallExpression[callee.name='require']": (node) => {
        check(node.arguments[0]);
      },
    };
  },
};

/** Returns a rule that reports what one of the selectors selects. */
const forbid = (message, selectors) => ({
  meta: { type: 'problem', messages: { forbidden: message } },
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (node) => {
          context.report({ node, messageId: 'forbidden' });
        },
      ]),
    ),
});

const textAsMarkup = forbid('Text that is set as markup can run as script: build elements.', [
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  "Property[key.name='dangerouslySetInnerHTML']",
  'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
]);

const formatAtStart = forbid(
  'The first format of a page takes long to make: make it when it is first used, not when its module is loaded.',
  [
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name="Intl"]',
  ],
);

/** Rules of this project's own. @type {import('oxlint').Plugin} */
const portalPlugin = {
  meta: { name: 'portal' },
  rules: {
    'file-name': fileName,
    'format-at-start': formatAtStart,
    'import-boundary': importBoundary,
    'text-as-markup': textAsMarkup,
  },
};

export default portalPlugin;
