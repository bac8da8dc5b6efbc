import type { Door } from '#ui/door.ts';

export const door: Door = {
  wood: '#4d5a3b',
  engine: (
    <>
      <path d="M40 130h120v70H40z" fill="#8a5a33" stroke="#0e1216" strokeWidth="2.5" />
      <path d="M40 165h120M80 130v70M120 130v70" stroke="#0e1216" strokeWidth="2" />
      <circle cx="70" cy="214" r="14" fill="#3a3f45" />
      <circle cx="130" cy="214" r="14" fill="#3a3f45" />
    </>
  ),
};
