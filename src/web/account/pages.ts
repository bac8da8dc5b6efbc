/** Both pages are one script: whoever opens a letter's link goes on to the ticket. */
export { Account } from './account.tsx';
export { LinkPage } from './link-page.tsx';
