/** What a table does not need for its first turn, fetched together as soon as nobody waits for it. */
export { default as ApproveBar } from './ApproveBar.svelte';
export { default as Chat } from './Chat.svelte';
export { default as EndBar } from './EndBar.svelte';
export { default as HandOver } from './HandOver.svelte';
export { default as LogList } from './LogList.svelte';
export { default as NotLasting } from './NotLasting.svelte';
export { default as Onward } from './Onward.svelte';
export { default as ProposalAsk } from './ProposalAsk.svelte';
export { default as Standstill } from './Standstill.svelte';
export { default as Story } from './Story.svelte';
export { default as TimeWarning } from './TimeWarning.svelte';
