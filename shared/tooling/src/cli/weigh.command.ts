import { CliError } from '../cli-error.ts';
import { weighKit } from '../weight/kit-weight.ts';

/** Weighs what a screen takes of the kit, `@portal/ui/form:Form,TextField` a face, and prints it as JSON. */
export async function weigh(args: readonly string[]): Promise<void> {
  if (args.length === 0) throw new CliError('Say what to weigh: portal weigh @portal/ui:Button');
  const taken = Object.fromEntries(args.map((arg) => faceAndNames(arg)));
  console.log(JSON.stringify(await weighKit(taken)));
}

function faceAndNames(arg: string): [face: string, names: readonly string[]] {
  const [, face, names] = /^(@portal\/ui(?:\/[\w-]+)?):([\w,]+)$/.exec(arg) ?? [];
  if (face === undefined || names === undefined) {
    throw new CliError(
      `${arg} must be a face of the kit and names of it, such as @portal/ui/form:Form,TextField.`,
    );
  }
  return [face, names.split(',')];
}
