declare module 'virtual:fonts.css';
