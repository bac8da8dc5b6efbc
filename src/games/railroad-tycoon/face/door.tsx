import type { Door } from '#ui/door.ts';

export const door: Door = {
  wood: '#2f5a47',
  engine: (
    <>
      <path d="M64 84q36-26 72 0v110H64z" fill="#2f825f" stroke="#0e1216" strokeWidth="2.5" />
      <circle cx="100" cy="140" r="36" fill="#1d3d30" stroke="#c8922e" strokeWidth="3" />
      <circle cx="100" cy="140" r="24" fill="#24282d" stroke="#4d5359" strokeWidth="2" />
      <text
        x="100"
        y="147"
        textAnchor="middle"
        className="sign-type"
        fontWeight="700"
        fontSize="20"
        fill="#f0d080"
      >
        8
      </text>
      <path
        d="M68 92h20v14H68zM112 92h20v14h-20z"
        fill="#ffe9ae"
        stroke="#0e1216"
        strokeWidth="2"
      />
      <path d="M92 66h16v22H92z" fill="#0e1216" />
      <path d="M48 194h104v14H48z" fill="#c8922e" stroke="#0e1216" strokeWidth="2" />
      <circle cx="62" cy="201" r="6" fill="#24282d" />
      <circle cx="138" cy="201" r="6" fill="#24282d" />
      <path d="M62 208h76l6 30H56z" fill="#24282d" stroke="#0e1216" strokeWidth="2" />
    </>
  ),
};
