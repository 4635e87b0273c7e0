import { removeWorkspace, rollbackWorkspace } from './release.command.ts';

it.each([
  [rollbackWorkspace, 'portal rollback needs the name of a workspace'],
  [removeWorkspace, 'portal remove needs the name of a remote'],
])('%p takes exactly one name', async (command, needed) => {
  await expect(command([])).rejects.toThrow(`${needed}.`);
  await expect(command(['mfe-leases', 'mfe-support', 'shell'])).rejects.toThrow(
    `${needed}, and takes one at a time: mfe-support, shell must be another command.`,
  );
});
