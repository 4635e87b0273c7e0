import { proxy } from 'valtio/vanilla';

type MayLeave = () => boolean | Promise<boolean>;

/** What keeps the customer on a screen: blocks, which are asked before they leave, and holds, which ask nobody. */
export interface LeaveBlocks {
  /** A valtio proxy: whether a screen has something that a reload would lose or interrupt. */
  readonly state: { readonly busy: boolean };
  /** Whether there is a block. */
  readonly blocked: boolean;
  /** Asks for as long as the returned function has not been called. */
  block(mayLeave: MayLeave): () => void;
  hold(): () => void;
  /** Calls `leave` when every block agrees; not while they are being asked already. */
  askThen(leave: () => void): Promise<void>;
  /** Removes the blocks. */
  unblock(): void;
  /** Removes blocks and holds. */
  clear(): void;
}

/** @param onChange called after each change, with whether there is a block */
export function createLeaveBlocks(onChange: (blocked: boolean) => void = () => {}): LeaveBlocks {
  const blocks = new Set<MayLeave>();
  const holds = new Set<object>();
  const state = proxy({ busy: false });
  let asking = false;

  function changed(): void {
    state.busy = blocks.size > 0 || holds.size > 0;
    onChange(blocks.size > 0);
  }

  const addTo = <Member>(members: Set<Member>, own: Member) => {
    members.add(own);
    changed();
    return () => {
      members.delete(own);
      changed();
    };
  };

  async function mayLeave(): Promise<boolean> {
    for (const block of [...blocks]) {
      if (!(await block())) return false;
    }
    return true;
  }

  function unblock(): void {
    blocks.clear();
    changed();
  }

  return {
    state,
    get blocked() {
      return blocks.size > 0;
    },
    block: (ask) => addTo<MayLeave>(blocks, () => ask()),
    hold: () => addTo<object>(holds, {}),
    async askThen(leave) {
      if (asking) return;
      asking = true;
      try {
        if (await mayLeave()) leave();
      } finally {
        asking = false;
      }
    },
    unblock,
    clear() {
      holds.clear();
      unblock();
    },
  };
}
