import { listSlides } from '@portal/api-contract';
import { asc } from 'drizzle-orm';
import { openCall, type Call } from '../server/call.ts';
import { Failure } from '../server/failure.ts';
import { slides } from '../store/schema.ts';

export const contentCalls: readonly Call[] = [
  openCall(listSlides, async (_request, services) => {
    if (services.slides === 'failing') throw new Failure(503, 'The slides are not available.');
    const rows =
      services.slides === 'none' ? [] : await services.db.select().from(slides).orderBy(asc(slides.position));
    return {
      slides: rows.map(({ image, hasLoginButton, hasHelpButton }) => ({
        english_image: image,
        has_login_button: hasLoginButton,
        has_help_button: hasHelpButton,
      })),
    };
  }),
];
