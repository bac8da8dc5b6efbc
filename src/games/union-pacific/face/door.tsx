import type { Door } from '#ui/door.ts';

export const door: Door = {
  wood: '#5a3a66',
  engine: (
    <>
      <circle cx="100" cy="140" r="50" fill="#33383e" stroke="#0e1216" strokeWidth="3" />
      <circle cx="100" cy="140" r="38" fill="#24282d" stroke="#565c63" strokeWidth="2" />
      <path d="M88 62h24v22H88z" fill="#0e1216" />
      <circle cx="100" cy="110" r="11" fill="#ffe9ae" stroke="#0e1216" strokeWidth="2.5" />
      <path
        d="M82 130q18 5 36 0v18q0 16-18 23q-18-7-18-23z"
        fill="#9d55ad"
        stroke="#f7f3e8"
        strokeWidth="2"
      />
      <text
        x="100"
        y="155"
        textAnchor="middle"
        className="sign-type"
        fontWeight="700"
        fontSize="15"
        fill="#fff"
      >
        UP
      </text>
      <path d="M46 196h108v14H46z" fill="#a6210f" stroke="#0e1216" strokeWidth="2" />
      <circle cx="62" cy="203" r="7" fill="#24282d" stroke="#0e1216" />
      <circle cx="138" cy="203" r="7" fill="#24282d" stroke="#0e1216" />
      <path d="M58 210h84l12 28H46z" fill="#33383e" stroke="#0e1216" strokeWidth="2" />
      <path
        d="M72 210l-8 28M86 210l-4 28M100 210v28M114 210l4 28M128 210l8 28"
        stroke="#0e1216"
        strokeWidth="2"
      />
    </>
  ),
};
