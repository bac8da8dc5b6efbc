const SKIN = '#edc49c';

/** Behind him. */
export const STRIPES = (
  <g stroke="none" fill="#ebe1cb">
    {[0, 14, 28, 42, 56, 70, 84, 98, 112].map((x) => (
      <path key={x} d={`M${x} 0h7v120h-7z`} />
    ))}
  </g>
);

/** Coat, face, moustache and cap. */
export const MASTER = (
  <>
    <path d="M16 120q2-30 28-32h32q26 2 28 32z" fill="var(--day-enamel)" />
    <path d="M51 88l9 14 9-14" fill="var(--day-enamel-ink)" />
    <path d="M60 100l-4 20h8z" fill="var(--day-ink)" />
    <g fill="var(--day-brass-lit)" strokeWidth="1.3">
      <circle cx="46" cy="108" r="2.3" />
      <circle cx="74" cy="108" r="2.3" />
    </g>
    <path d="M52 74h16v14q-8 6-16 0z" fill="#d6a57b" />
    <path d="M39 50q-2 36 21 36t21-36z" fill={SKIN} />
    <g stroke="none" fill="var(--day-ink)">
      <circle cx="52" cy="61" r="2.3" />
      <circle cx="68" cy="61" r="2.3" />
    </g>
    <path d="M47 55q5-3 9 0M73 55q-5-3-9 0" fill="none" stroke="#6b6357" strokeWidth="2.8" />
    <path d="M60 62v6h-3" fill="none" />
    <path d="M60 72q-9-5-16 4 8 5 16 0 8 5 16 0-7-9-16-4z" fill="#8d8577" />
    <path d="M55 80q5 3 10 0" fill="none" />
    <path d="M36 46l3-20q21-8 42 0l3 20z" fill="var(--day-card)" />
    <path d="M36 39q24-7 48 0v8q-24-7-48 0z" fill="var(--day-enamel)" />
    <path d="M37 41.5q23-6 46 0" fill="none" stroke="#e6bd62" />
    <path d="M34 48q26-9 52 0 0 6-4 6-22-7-44 0-4 0-4-6z" fill="var(--day-ink)" />
    <circle cx="60" cy="31" r="4.5" fill="var(--day-brass-lit)" strokeWidth="1.4" />
  </>
);
