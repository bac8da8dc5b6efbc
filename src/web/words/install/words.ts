/** What is said once, after the first game that was finished in this browser. */
export type InstallWords = {
  label: string;
  text: string;
  notNow: string;
};
