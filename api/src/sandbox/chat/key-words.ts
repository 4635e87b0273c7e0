// cspell:disable -- Spanish words
import type { ChatLanguage } from './chat-messages.ts';

/** What the scripted agent understands. */
interface KeyWords {
  readonly yes: RegExp;
  readonly no: RegExp;
  readonly person: RegExp;
  readonly payments: RegExp;
  readonly leases: RegExp;
  readonly login: RegExp;
  readonly hello: RegExp;
  readonly bye: RegExp;
}

// No `\b` beside a letter with an accent: it is no letter to a regular expression.
export const keyWords: Readonly<Record<ChatLanguage, KeyWords>> = {
  en: {
    yes: /^\W*(yes|yeah|yep|please|ok(ay)?|sure)\b/i,
    no: /^\W*(no|nope|not)\b/i,
    person: /\b(agent|person|human|representative|somebody|someone|operator)\b/i,
    payments: /\b(pay|pays|paying|payments?|payoff|due|card|bank|autopay|late|declined)\b/i,
    leases: /\b(leases?|contract|apply|application|approved|approval|balance|own|offers?)\b/i,
    login: /\b(log ?in|sign(ing)? ?in|password|pin|code|e-?mail|locked|account)\b/i,
    hello: /^\W*(hi|hello|hey|good (morning|afternoon|evening))\b/i,
    bye: /\b(thanks?|thank you|bye)\b/i,
  },
  es: {
    yes: /^\W*(s[ií](?![a-z])|claro|por favor|de acuerdo|ok(ay)?\b)/i,
    no: /^\W*no\b/i,
    person: /\b(agente|persona|humano|representante|alguien|operador(a)?)\b/i,
    payments:
      /\b(pag(o|os|ar|ué|a|as|u[eé])|vence|vencid[oa]s?|tarjetas?|banco|bancaria|atras\w*|rechazad[oa]s?|liquidar)/i,
    leases: /\b(arrendamientos?|contratos?|solicitud(es)?|aprobad[oa]s?|saldo|ofertas?)\b/i,
    login: /\b(iniciar|sesi[oó]n|contrase[nñ]a|pin|c[oó]digo|correo|bloquead[oa]|cuenta)/i,
    hello: /^\W*(hola|buen[oa]s)\b/i,
    bye: /\b(gracias|adi[oó]s|hasta luego)/i,
  },
};
