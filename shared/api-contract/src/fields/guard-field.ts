import { guards } from '@portal/domain';
import { choiceField } from './choice-fields.ts';

export const guardField = choiceField(guards);
