import path from 'node:path';

const kebabWithRole = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const subjectless = /^(utils?|helpers?|common|misc)$/;

/** @type {import('eslint').Rule.RuleModule} */
const fileName = {
  meta: {
    type: 'problem',
    docs: { description: 'A file is named after its subject, in kebab case' },
    schema: [],
    messages: {
      case: '"{{ name }}" is not kebab case.',
      subject: '"{{ name }}" names no subject: name the file or folder after what it holds.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const parts = path.relative(context.cwd, context.filename).split(path.sep);
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

/** Rules of this project's own. */
export const portalPlugin = { meta: { name: 'portal' }, rules: { 'file-name': fileName } };
