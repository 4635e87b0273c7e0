export { proxy, ref, snapshot, subscribe, useSnapshot } from 'valtio';
