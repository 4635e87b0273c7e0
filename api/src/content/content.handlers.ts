import { listSlides } from '@portal/api-contract';
import { asc } from 'drizzle-orm';
import { Failure } from '../server/failure.ts';
import { handler, type EndpointHandler } from '../server/handler.ts';
import type { SlidesShown } from '../settings/settings.ts';
import type { Db } from '../store/database.ts';
import { slides } from '../store/schema.ts';

/** What the handlers of content need. */
export interface ContentServices {
  readonly db: Db;
  /** What the welcome page's slides show. */
  readonly slides: SlidesShown;
}

/** The handler of the welcome page's slides. */
export const contentHandlers = (services: ContentServices): readonly EndpointHandler[] => [
  handler(listSlides, async () => {
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
