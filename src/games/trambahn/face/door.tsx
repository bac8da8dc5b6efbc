import type { Door } from '#ui/door.ts';

export const door: Door = {
  wood: '#6d4a2b',
  engine: (
    <>
      <path
        d="M58 96h84l6 12v92q0 8-6 10H58q-6-2-6-10v-92z"
        fill="#5b86b5"
        stroke="#0e1216"
        strokeWidth="2.5"
      />
      <path d="M50 98q50-22 100 0v8H50z" fill="#12385b" stroke="#0e1216" strokeWidth="2" />
      <path
        d="M62 112h22v34H62zM89 112h22v34H89zM116 112h22v34h-22z"
        fill="#ffe9ae"
        stroke="#0e1216"
        strokeWidth="2"
      />
      <path d="M52 158h96" stroke="#0e1216" strokeWidth="2" />
      <path d="M52 161h96v12H52z" fill="#f7f3e8" />
      <circle cx="100" cy="186" r="11" fill="#ffe9ae" stroke="#0e1216" strokeWidth="2.5" />
      <rect
        x="80"
        y="77"
        width="40"
        height="16"
        rx="3"
        fill="#f7f3e8"
        stroke="#0e1216"
        strokeWidth="1.5"
      />
      <text
        x="100"
        y="90"
        textAnchor="middle"
        className="sign-type"
        fontWeight="700"
        fontSize="14"
        fill="#14378c"
      >
        IV
      </text>
      <path d="M56 210h88v9H56z" fill="#0e1216" />
      <path d="M70 219h10v17H70zM120 219h10v17h-10z" fill="#3a3f45" />
      <path d="M86 77l6-33h16l6 33" fill="none" stroke="#c8922e" strokeWidth="2.5" />
    </>
  ),
};
