import { createEventBus } from './create-event-bus.ts';
import { generatedRemotes } from '../routes/generated/index.ts';
import type { Shape } from '../validation/shape.ts';
import type { PortalEvents } from './portal-events.ts';

/** Shapes as the contracts of all remotes have them. */
function shapeOf(name: string): Shape | undefined {
  const events = new Map<string, { readonly detail: Shape }>(
    generatedRemotes.flatMap((remote) => ('emits' in remote ? Object.entries(remote.emits) : [])),
  );
  return events.get(name)?.detail;
}

const payment: PortalEvents['payment.made'] = {
  leaseUuid: 'a',
  loanNumber: 'FW-1',
  amountCents: 8420,
  payAt: '2026-12-04',
  scheduled: true,
};

describe('the event bus', () => {
  it('hands an event to each listener of its name, until it stops', () => {
    const bus = createEventBus({ shapeOf });
    const [first, second, other] = [jest.fn(), jest.fn(), jest.fn()];
    const stop = bus.on('payment.made', first);
    bus.on('payment.made', second);
    bus.on('lease.retrieved', other);
    bus.emit('payment.made', payment);
    stop();
    bus.emit('payment.made', payment);
    expect(first.mock.calls).toEqual([[payment]]);
    expect(second).toHaveBeenCalledTimes(2);
    expect(other).not.toHaveBeenCalled();
  });

  it.each([
    ['a missing part', { leaseUuid: 'a' }, 'payment.made.loanNumber is missing.'],
    ['a wrong part', { ...payment, amountCents: '84.20' }, 'payment.made.amountCents'],
    ['a part too many', { ...payment, ssn: 'x' }, 'payment.made.ssn is not known here.'],
  ])('rejects %s at the emitter, and nobody hears it', (_name, detail, message) => {
    const bus = createEventBus({ shapeOf });
    const listener = jest.fn();
    bus.on('payment.made', listener);
    expect(() => bus.emit('payment.made', detail as PortalEvents['payment.made'])).toThrow(message);
    expect(listener).not.toHaveBeenCalled();
  });

  it('rejects an event that the portal does not have', () => {
    expect(() => createEventBus({ shapeOf }).emit('lease.lost' as 'lease.retrieved', {})).toThrow(
      'lease.lost is not an event',
    );
  });

  it('says which event it was before anybody hears it', () => {
    const order: string[] = [];
    const bus = createEventBus({ shapeOf, beforeListeners: (name) => order.push(name) });
    bus.on('lease.retrieved', () => order.push('heard'));
    bus.emit('lease.retrieved', {});
    expect(order).toEqual(['lease.retrieved', 'heard']);
  });

  it('reports a listener that throws, and the others still hear', () => {
    const report = jest.fn();
    const bus = createEventBus({ shapeOf, report });
    const fault = new Error('mine');
    const listener = jest.fn();
    bus.on('lease.retrieved', () => {
      throw fault;
    });
    bus.on('lease.retrieved', listener);
    bus.emit('lease.retrieved', {});
    expect(report).toHaveBeenCalledWith(fault);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not hear within an event a listener that it has brought about', () => {
    const bus = createEventBus({ shapeOf });
    const late = jest.fn();
    bus.on('lease.retrieved', () => void bus.on('lease.retrieved', late));
    bus.emit('lease.retrieved', {});
    expect(late).not.toHaveBeenCalled();
  });
});
