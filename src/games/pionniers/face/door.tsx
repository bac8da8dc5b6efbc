import type { Door } from '#ui/door.ts';

export const door: Door = {
  wood: '#7a3526',
  engine: (
    <>
      <circle cx="100" cy="146" r="42" fill="#2a2f35" stroke="#c8922e" strokeWidth="4" />
      <circle cx="100" cy="146" r="30" fill="#1d2126" stroke="#4d5359" strokeWidth="2" />
      <path d="M86 60h28l8 44H78z" fill="#a6210f" stroke="#0e1216" strokeWidth="2.5" />
      <path d="M80 56h40v8H80z" fill="#0e1216" />
      <rect
        x="84"
        y="96"
        width="32"
        height="24"
        rx="3"
        fill="#c8922e"
        stroke="#0e1216"
        strokeWidth="2"
      />
      <circle cx="100" cy="108" r="8" fill="#ffe9ae" stroke="#0e1216" strokeWidth="2" />
      <path d="M52 192h96v10H52z" fill="#a6210f" stroke="#0e1216" strokeWidth="2" />
      <path d="M60 202h80l20 38H40z" fill="#a6210f" stroke="#0e1216" strokeWidth="2.5" />
      <path
        d="M100 202v38M84 202l-16 38M116 202l16 38M72 202l-25 38M128 202l25 38"
        stroke="#0e1216"
        strokeWidth="2"
      />
    </>
  ),
};
