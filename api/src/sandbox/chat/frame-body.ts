import type { ChatMessages } from './chat-messages.ts';
import { longestMessage } from './chat-protocol.ts';

/** The launcher and the empty panel; the frame's script handles them, and has their texts. */
export const frameBody = (
  t: ChatMessages,
): string => `<button type="button" id="launcher" class="launcher" aria-expanded="false" aria-controls="panel">
<svg viewBox="0 0 24 24" width="26" height="26" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 5.5h16v11H10l-4.5 3.5v-3.5H4z"/></svg>
<span id="open" class="unseen"></span>
<span id="unread" class="unread" hidden></span>
</button>
<div id="panel" class="panel" role="dialog" aria-labelledby="title" hidden>
<div class="head">
<h1 id="title"></h1>
<button type="button" id="close" class="icon">
<svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>
</button>
</div>
<p id="line" class="line" role="status"></p>
<div id="log" class="log" role="log" tabindex="0"></div>
<p id="typing" class="typing" aria-live="polite"></p>
<form id="compose" novalidate>
<label id="label" for="message" class="unseen"></label>
<textarea id="message" rows="1" maxlength="${longestMessage}" aria-describedby="problem"></textarea>
<button type="submit" id="send" class="send"></button>
<p id="problem" class="problem" aria-live="assertive"></p>
</form>
</div>
<noscript>${t('needsScript')}</noscript>`;
