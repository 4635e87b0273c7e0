import { CliError } from '../cli-error.ts';
import { weighKit } from '../weight/kit-weight.ts';

/** Prints the weight of what a screen imports from the ui kit as JSON: `@portal/ui/form:Form,TextField` per entry point. */
export async function weigh(args: readonly string[]): Promise<void> {
  if (args.length === 0) throw new CliError('Say what to weigh: portal weigh @portal/ui:Button');
  const used = Object.fromEntries(args.map((arg) => entryPointAndNames(arg)));
  console.log(JSON.stringify(await weighKit(used)));
}

function entryPointAndNames(arg: string): [entryPoint: string, names: readonly string[]] {
  const [, entryPoint, names] = /^(@portal\/ui(?:\/[\w-]+)?):([\w,]+)$/.exec(arg) ?? [];
  if (entryPoint === undefined || names === undefined) {
    throw new CliError(
      `${arg} must be an entry point of the ui kit and names that it exports, such as @portal/ui/form:Form,TextField.`,
    );
  }
  return [entryPoint, names.split(',')];
}
